export interface Point {
  x: number;
  y: number;
}

/** Bounds of a flyout, in the pointer's coordinates. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels added above and below the flyout, because a hand does not move in a straight line. */
const TOLERANCE = 48;

/**
 * Whether the pointer moves toward the flyout: the new point is inside the triangle of the previous point and
 * the flyout's near edge. Items that the pointer crosses on the way are not opened (R58).
 */
export function isAimedAt(room: Room, from: Point, to: Point): boolean {
  const near = from.x < room.left ? room.left : from.x > room.right ? room.right : null;
  if (near === null || to.x === from.x) return false;
  if (Math.abs(near - to.x) >= Math.abs(near - from.x)) return false;
  const share = (to.x - from.x) / (near - from.x);
  const reach = (corner: number) => from.y + (corner - from.y) * share;
  return to.y >= reach(room.top - TOLERANCE) && to.y <= reach(room.bottom + TOLERANCE);
}
