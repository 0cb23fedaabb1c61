import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import type { NoticeOffer } from './notices.slice';
import { selectUnsent } from './notices.slice';
import { pressKey } from './pressKey';
import type { UnsentLineProps } from './UnsentLine';

/** The line arrives with the sagas: a chunk of its own could not be loaded without a network. */
const loaded: { Line?: ComponentType<UnsentLineProps> } = {};

export function provideUnsentLine(Line: ComponentType<UnsentLineProps>): void {
  loaded.Line = Line;
}

type NoticesState = Parameters<typeof selectUnsent>[0];

interface UnsentProps {
  /** The event that the control dispatches; only its type and subject count. */
  press: NoticeOffer['event'];
  /** Presses the control again, where it does more than to dispatch its event. */
  onSend?: (() => void) | undefined;
}

/** Place beside a control for its press that did not arrive: says so, and offers to send it again (R76). */
export function Unsent({ press, onSend }: UnsentProps) {
  const key = pressKey(press);
  const unsent = useSelector((state: NoticesState) => selectUnsent(state, key));
  const { Line } = loaded;
  return unsent && Line ? <Line press={unsent} onSend={onSend} /> : null;
}
