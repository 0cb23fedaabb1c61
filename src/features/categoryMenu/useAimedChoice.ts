import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Id } from '@/domain/ids';
import type { Point } from '@/domain/pointerAim';
import { isAimedAt } from '@/domain/pointerAim';
import { clock } from '@/shared/adapters';

/** A pointer on its way to the flyout is asked again after this long. */
const ASK_AGAIN = 140;
/** Positions that tell where a pointer is going. */
const TRAIL = 6;

/** The category whose flyout shows: by hover, unless the pointer crosses it on its way to the flyout, by focus, by tap. */
export function useAimedChoice(initial: Id | null) {
  const [chosen, choose] = useState(initial);
  const trail = useRef<Point[]>([]);
  const cancel = useRef<(() => void) | null>(null);
  const flyout = useRef<HTMLElement | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  const settle = (id: Id) => {
    cancel.current?.();
    const from = trail.current[0];
    const to = trail.current.at(-1);
    const room = flyout.current?.getBoundingClientRect();
    if (!room || !from || !to || !isAimedAt(room, from, to)) return choose(id);
    trail.current = [to];
    cancel.current = clock.after(ASK_AGAIN, () => settle(id));
  };
  return {
    chosen,
    choose,
    listProps: {
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        trail.current = [...trail.current, { x: clientX, y: clientY }].slice(-TRAIL);
      },
    },
    hover: (id: Id) => settle(id),
    flyoutProps: { ref: flyout, onPointerEnter: () => cancel.current?.() },
  };
}
