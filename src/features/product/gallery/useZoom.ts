import type { RefObject } from 'react';
import { useState } from 'react';
import type { Point } from '@/domain/pointerAim';
import type { View } from '@/domain/zoom';
import { CLOSE_LOOK, drawnIn, panned, WHOLE, zoomedAt } from '@/domain/zoom';

const MIDDLE: Point = { x: 0, y: 0 };

/** Where the picture is drawn, and how a point of the screen is counted from its frame's middle. */
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

/** Looking closely at the picture that is shown; another one is seen whole again. Points are the screen's. */
export function useZoom(shown: number, rowRef: RefObject<HTMLElement | null>) {
  const [look, setLook] = useState<View & { of: number }>({ ...WHOLE, of: shown });
  const view: View = look.of === shown ? look : WHOLE;

  const change = (next: (view: View, at: ReturnType<typeof measure>) => View) =>
    setLook((last) => {
      const at = measure(rowRef.current, shown);
      return { ...next(last.of === shown ? last : WHOLE, at), of: shown };
    });
  return {
    /** The row whose children are the pictures. */
    rowRef,
    scale: view.scale,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    pan: (by: Point) => change((was, { frame, drawn }) => panned(was, by, frame, drawn)),
    /** So many times closer; without a point the middle stays where it is. */
    zoomBy: (times: number, point?: Point) =>
      change((was, { frame, drawn, inFrame }) =>
        zoomedAt(was, was.scale * times, point ? inFrame(point) : MIDDLE, frame, drawn),
      ),
    /** Between the whole and a close look. */
    toggleAt: (point: Point) =>
      change((was, { frame, drawn, inFrame }) =>
        zoomedAt(was, was.scale > 1 ? 1 : CLOSE_LOOK, inFrame(point), frame, drawn),
      ),
    toWhole: () => change(() => WHOLE),
  };
}
