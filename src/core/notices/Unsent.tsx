import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { useSelect } from '@/shared/hooks';
import type { NoticeOffer } from './notices.slice';
import { selectUnsent } from './notices.slice';
import { pressKey } from './pressKey';
import type { UnsentLineProps } from './UnsentLine';

/** The line arrives with the sagas: a chunk of its own could not be loaded without a network. */
const loaded: { Line?: ComponentType<UnsentLineProps> } = {};

export function provideUnsentLine(Line: ComponentType<UnsentLineProps>): void {
  loaded.Line = Line;
}

type Press = NoticeOffer['event'];
type Send = (press: Press) => void;

/** By `pressKey`, how those controls of the page whose press opens a window send it again. */
const senders = new Map<string, Send>();

/** Presses the control of a press on the page again, if that opens a window. */
export const senderOf = (press: Press): Send | undefined => senders.get(pressKey(press));

interface UnsentProps {
  /** The event that the control dispatches; only its type and subject count. */
  press: Press;
  /** Presses the control again, where it does more than to dispatch its event. */
  onSend?: Send;
  /** That press opens a window, which browsers allow in a click handler only: the toast presses it, too. */
  opensWindow?: true;
}

/** Beside a control whose press did not arrive: an error with a button that sends it again (R76). */
export function Unsent({ press, onSend, opensWindow }: UnsentProps) {
  const key = pressKey(press);
  const unsent = useSelect(selectUnsent, key);
  const { Line } = loaded;
  useEffect(() => {
    if (!onSend || !opensWindow) return;
    senders.set(key, onSend);
    return () => {
      if (senders.get(key) === onSend) senders.delete(key);
    };
  }, [key, onSend, opensWindow]);
  return unsent && Line ? <Line press={unsent} onSend={onSend} /> : null;
}
