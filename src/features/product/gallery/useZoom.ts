import type { RefObject } from 'react';
import { useState } from 'react';
import type { Point } from '@/domain/pointerAim';
import type { View } from './zoom';
import { DOUBLE_TAP_SCALE, drawnIn, MOST_ZOOM, panned, WHOLE, zoomedAt } from './zoom';

const CENTER: Point = { x: 0, y: 0 };

/**
 * Measures the frame and the rendered picture; `inFrame` converts a viewport point to an offset from the
 * frame's center.
 */
function measure(row: HTMLElement | null, shown: number) {
  const box = row?.getBoundingClientRect();
  const picture = row?.children[shown]?.querySelector('img');
  const frame = { width: box?.width ?? 0, height: box?.height ?? 0 };
  const own = { width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 };
  const inFrame = ({ x, y }: Point): Point => ({
    x: x - (box?.left ?? 0) - frame.width / 2,
    y: y - (box?.top ?? 0) - frame.height / 2,
  });
  return { frame, drawn: drawnIn(frame, own), inFrame };
}

export type Zoom = ReturnType<typeof useZoom>;

/**
 * Zoom and pan of the visible picture; another picture starts at 1×, and a video stays there. Points are
 * viewport coordinates.
 */
export function useZoom(shown: number, rowRef: RefObject<HTMLElement | null>, isPicture: boolean) {
  const [view, setView] = useState<View & { of: number }>({ ...WHOLE, of: shown });
  const current: View = view.of === shown ? view : WHOLE;

  const change = (next: (view: View, at: ReturnType<typeof measure>) => View) => {
    if (!isPicture) return;
    setView((last) => {
      const at = measure(rowRef.current, shown);
      return { ...next(last.of === shown ? last : WHOLE, at), of: shown };
    });
  };
  return {
    /** The row whose children are the pictures. */
    rowRef,
    scale: current.scale,
    canZoomIn: isPicture && current.scale < MOST_ZOOM,
    transform: `translate(${current.x}px, ${current.y}px) scale(${current.scale})`,
    pan: (by: Point) => change((previous, { frame, drawn }) => panned(previous, by, frame, drawn)),
    /** Zooms by a factor, around the given point or the center. */
    zoomBy: (times: number, point?: Point) =>
      change((previous, { frame, drawn, inFrame }) =>
        zoomedAt(previous, previous.scale * times, point ? inFrame(point) : CENTER, frame, drawn),
      ),
    /** Toggles between 1× and a close view. */
    toggleAt: (point: Point) =>
      change((previous, { frame, drawn, inFrame }) =>
        zoomedAt(previous, previous.scale > 1 ? 1 : DOUBLE_TAP_SCALE, inFrame(point), frame, drawn),
      ),
    toWhole: () => change(() => WHOLE),
  };
}
