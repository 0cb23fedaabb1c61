import { startTransition, useEffect, useState } from 'react';
import type { Product } from '@/domain/catalogue';
import { timeTravel } from '@/shared/adapters';

/** A product, or null for a skeleton. */
type Slot = Product | null;

/** Half a page of cards: about one screen. */
const STEP = 6;

interface RenderState {
  target: readonly Slot[];
  previous: readonly Slot[];
  /** Number of slots that show `target`; the others still show `previous`. */
  rendered: number;
}

function slotsOf({ target, previous, rendered }: RenderState): readonly Slot[] {
  if (rendered >= target.length && rendered >= previous.length) return target;
  const first = target.slice(0, rendered);
  const ids = new Set(first.map((product) => product?.id));
  // A product that moves up must not be rendered twice. One that stays keeps its card, and the focus in it.
  const remaining = previous.slice(rendered).map((product) => (ids.has(product?.id) ? null : product));
  return [...first, ...remaining];
}

/**
 * Renders a new list of cards in two steps, one frame apart, so that input is handled in between (decision
 * 010). The first list, and every list during time travel, renders at once.
 */
export function useCardsInSteps(target: readonly Slot[]): readonly Slot[] {
  const [renderState, setRenderState] = useState<RenderState>({
    target,
    previous: target,
    rendered: target.length,
  });
  const isWhole = slotsOf(renderState) === renderState.target;
  if (renderState.target !== target)
    setRenderState({ target, previous: slotsOf(renderState), rendered: STEP });
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setRenderState((last) => ({ ...last, rendered: last.rendered + STEP }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [renderState, isWhole]);
  return timeTravel.isActive() ? target : slotsOf(renderState);
}
