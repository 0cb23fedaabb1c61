import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Id } from '@/domain/ids';
import type { Point } from '@/domain/pointerAim';
import { isAimedAt } from '@/domain/pointerAim';
import { clock } from '@/shared/adapters';

/** Delay in milliseconds before a pointer that heads for the flyout is checked again. */
const RECHECK_DELAY = 140;
/**
 * The pointer's direction is taken from its positions of this time in milliseconds, and from its last one,
 * because a slow device may report no other.
 */
const TRAIL_DURATION = 160;

interface TrailPoint extends Point {
  /** `timeStamp` of the event, in milliseconds. */
  at: number;
}

/**
 * The category whose flyout shows: chosen by focus, by tap, or by hover unless the pointer only crosses it on
 * its way to the flyout.
 */
export function useAimedChoice() {
  const [chosen, choose] = useState<Id | null>(null);
  const trail = useRef<TrailPoint[]>([]);
  const cancel = useRef<(() => void) | null>(null);
  const flyout = useRef<HTMLElement | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  const track = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    const recent = trail.current.filter((point) => at - point.at < TRAIL_DURATION);
    trail.current = [...(recent.length ? recent : trail.current.slice(-1)), { x, y, at }];
  };
  const chooseUnlessAimed = (id: Id) => {
    cancel.current?.();
    const from = trail.current[0];
    const to = trail.current.at(-1);
    const bounds = flyout.current?.getBoundingClientRect();
    if (!bounds || !from || !to || !isAimedAt(bounds, from, to)) return choose(id);
    trail.current = [to];
    cancel.current = clock.after(RECHECK_DELAY, () => chooseUnlessAimed(id));
  };
  return {
    chosen,
    choose,
    listProps: { onPointerMove: track },
    hover: (id: Id, event: PointerEvent) => {
      track(event);
      chooseUnlessAimed(id);
    },
    flyoutProps: { ref: flyout, onPointerEnter: () => cancel.current?.() },
  };
}
