import type { Point } from '@/domain/pointerAim';

/** View of a picture: its scale, and the offset of its center from the frame's center, in pixels. */
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
/** Scale after a double tap. */
export const DOUBLE_TAP_SCALE = 2.5;

/** Rendered size of a picture that is fitted into the frame (`object-fit: contain`). */
export function drawnIn(frame: Extent, picture: Extent): Extent {
  if (!picture.width || !picture.height) return frame;
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * fit, height: picture.height * fit };
}

/** The view moved by an offset, clamped so that the picture keeps covering the frame where it can. */
export function panned(view: View, by: Point, frame: Extent, drawn: Extent): View {
  const held = (value: number, drawnSide: number, frameSide: number) => {
    const most = Math.max(0, (drawnSide * view.scale - frameSide) / 2);
    // Avoids -0, which is serialized as such.
    return Math.min(most, Math.max(-most, value)) || 0;
  };
  return {
    scale: view.scale,
    x: held(view.x + by.x, drawn.width, frame.width),
    y: held(view.y + by.y, drawn.height, frame.height),
  };
}

/** The view at another scale, zoomed around a point that is relative to the frame's center. */
export function zoomedAt(view: View, scale: number, point: Point, frame: Extent, drawn: Extent): View {
  const nextScale = Math.min(MOST_ZOOM, Math.max(1, scale));
  const share = nextScale / view.scale;
  const moved = {
    scale: nextScale,
    x: point.x - (point.x - view.x) * share,
    y: point.y - (point.y - view.y) * share,
  };
  return panned(moved, { x: 0, y: 0 }, frame, drawn);
}
