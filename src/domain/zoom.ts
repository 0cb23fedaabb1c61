import type { Point } from './pointerAim';

/** How a picture is looked at: its scale, and how far its middle is moved from the frame's, in pixels. */
export interface View extends Point {
  scale: number;
}

/** Width and height in pixels. */
export interface Extent {
  width: number;
  height: number;
}

/** The whole picture. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;
/** Where a double tap goes. */
export const CLOSE_LOOK = 2.5;

/** How large a picture of its own size is drawn in a frame that contains it. */
export function drawnIn(frame: Extent, picture: Extent): Extent {
  if (!picture.width || !picture.height) return frame;
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * fit, height: picture.height * fit };
}

/** The view moved by so much; no edge of the picture leaves the frame's further than it has to. */
export function panned(view: View, by: Point, frame: Extent, drawn: Extent): View {
  const held = (value: number, drawnSide: number, frameSide: number) => {
    const most = Math.max(0, (drawnSide * view.scale - frameSide) / 2);
    // Never minus zero, which is written as such.
    return Math.min(most, Math.max(-most, value)) || 0;
  };
  return {
    scale: view.scale,
    x: held(view.x + by.x, drawn.width, frame.width),
    y: held(view.y + by.y, drawn.height, frame.height),
  };
}

/** The view at another scale; what is under the point, which is counted from the frame's middle, stays there. */
export function zoomedAt(view: View, scale: number, point: Point, frame: Extent, drawn: Extent): View {
  const wanted = Math.min(MOST_ZOOM, Math.max(1, scale));
  const share = wanted / view.scale;
  const moved = {
    scale: wanted,
    x: point.x - (point.x - view.x) * share,
    y: point.y - (point.y - view.y) * share,
  };
  return panned(moved, { x: 0, y: 0 }, frame, drawn);
}
