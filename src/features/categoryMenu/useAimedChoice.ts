import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Id } from '@/domain/ids';
import type { Point } from '@/domain/pointerAim';
import { isAimedAt } from '@/domain/pointerAim';
import { clock } from '@/shared/adapters';

/** A pointer on its way to the flyout is asked again after this long. */
const ASK_AGAIN = 140;
/** Where a pointer was longer ago says nothing about where it is going. */
const REMEMBERED = 160;

interface Seen extends Point {
  /** Milliseconds, as events count them. */
  at: number;
}

/** The category whose flyout shows: by hover, unless the pointer crosses it on its way to the flyout, by focus, by tap. */
export function useAimedChoice(initial: Id | null) {
  const [chosen, choose] = useState(initial);
  const trail = useRef<Seen[]>([]);
  const cancel = useRef<(() => void) | null>(null);
  const flyout = useRef<HTMLElement | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  const see = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    trail.current = [...trail.current.filter((seen) => at - seen.at < REMEMBERED), { x, y, at }];
  };
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
    listProps: { onPointerMove: see },
    hover: (id: Id, event: PointerEvent) => {
      see(event);
      settle(id);
    },
    flyoutProps: { ref: flyout, onPointerEnter: () => cancel.current?.() },
  };
}
