import { startTransition, useEffect, useState } from 'react';
import type { Product } from '@/domain/catalogue';
import { present } from '@/shared/adapters';

/** A card, or null for one that is still to come. */
type Slot = Product | null;

/** Half a page of cards: about what is on the screen. */
const STEP = 6;

interface Drawing {
  goal: readonly Slot[];
  before: readonly Slot[];
  /** How many slots show the goal; the others show what was there before. */
  drawn: number;
}

function slotsOf({ goal, before, drawn }: Drawing): readonly Slot[] {
  if (drawn >= goal.length && drawn >= before.length) return goal;
  const ids = new Set(goal.map((product) => product?.id));
  // A product that moves up is drawn once.
  const rest = before.slice(drawn).map((product) => (ids.has(product?.id) ? null : product));
  return [...goal.slice(0, drawn), ...rest];
}

/**
 * Draws another list of cards in two steps, a frame apart: between them the page hears the shopper (decision 010). The first
 * list is drawn at once, and so is every list while QA looks back.
 */
export function useCardsInSteps(goal: readonly Slot[]): readonly Slot[] {
  const [drawing, setDrawing] = useState<Drawing>({ goal, before: goal, drawn: goal.length });
  const isWhole = slotsOf(drawing) === drawing.goal;
  if (drawing.goal !== goal) setDrawing({ goal, before: slotsOf(drawing), drawn: STEP });
  useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawing((last) => ({ ...last, drawn: last.drawn + STEP }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawing, isWhole]);
  return present.isLeft() ? goal : slotsOf(drawing);
}
