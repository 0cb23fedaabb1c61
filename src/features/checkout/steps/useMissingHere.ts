import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import type { TextKey } from '@/domain/textKey';
import { useSelect } from '@/shared/hooks';
import { selectMissing } from '../checkout.selectors';
import { selectPointedOut } from '../checkout.slice';

export interface MissingHere {
  /** Id of the message, for `aria-describedby`. */
  id: string;
  /** The message; null unless a press has lacked this step's input, and once the input is there. */
  text: TextKey | null;
  /** Number of presses so far that lacked some input. */
  times: number;
}

/** What a press on "Place Order" has found missing in one step, which is named by its message. */
export function useMissingHere(kind: CheckoutKind, name: TextKey): MissingHere {
  const id = useId();
  const missing = useSelect(selectMissing, kind);
  const pointedOut = useSelector(selectPointedOut);
  const isHere = missing === name && pointedOut?.text === name;
  return { id, text: isHere ? name : null, times: isHere ? pointedOut.times : 0 };
}
