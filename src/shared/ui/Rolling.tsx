import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useState } from 'react';

const roll = keyframes({ from: { opacity: 0, translate: '0 .5em' } });

const Text = styled('span')({
  display: 'inline-block',
  '&[data-rolls]': { animation: `${roll} 250ms cubic-bezier(.16, 1, .3, 1)` },
});

/** A number that rolls in when its `value` changes, but not when it is first shown (R120). */
export function Rolling({ value, children }: { value: number | null; children: ReactNode }) {
  const [last, setLast] = useState({ value, turn: 0 });
  if (last.value !== value) setLast({ value, turn: last.turn + 1 });
  // The `key` restarts the animation: it renders a new element.
  return (
    <Text key={last.turn} data-rolls={last.turn > 0 || undefined}>
      {children}
    </Text>
  );
}
