"""A phone, and what a finger reaches on it."""

PHONE = {"has_touch": True, "is_mobile": True}


#: Whether a finger reaches the middle of an element, and all its height is between two lines
REACHED = """(element, [top, bottom]) => {
  const at = element.getBoundingClientRect();
  const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return at.top >= top && at.bottom <= bottom && element.contains(hit);
}"""
