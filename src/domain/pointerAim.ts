export interface Point {
  x: number;
  y: number;
}

/** The room of a flyout, in the pointer's coordinates. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A hand does not draw a straight line: so many pixels above and below the flyout still count. */
const TOLERANCE = 48;

/**
 * Whether a pointer that moved from one point to the next is on its way to the flyout beside it: inside the triangle
 * of where it was and the flyout's near edge. Then what it crosses is not meant (expectations, "diagonally").
 */
export function isAimedAt(room: Room, from: Point, to: Point): boolean {
  const near = from.x < room.left ? room.left : from.x > room.right ? room.right : null;
  if (near === null || to.x === from.x) return false;
  if (Math.abs(near - to.x) >= Math.abs(near - from.x)) return false;
  const share = (to.x - from.x) / (near - from.x);
  const reach = (corner: number) => from.y + (corner - from.y) * share;
  return to.y >= reach(room.top - TOLERANCE) && to.y <= reach(room.bottom + TOLERANCE);
}
