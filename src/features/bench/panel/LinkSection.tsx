import { Button } from '@mui/material';
import { useState } from 'react';
import { writeQaLink } from '@/domain/qaLink';
import { addressHere } from '@/shared/adapters';
import type { Bench } from '../createBench';
import { words } from '../words';
import { Label, Line, Note } from './parts';
import { useFacts } from './useFacts';

/** Link that opens the shop with the current state of the panel. */
export function LinkSection({ bench }: { bench: Bench }) {
  const { faults, clock, settings, persona, seed } = useFacts(bench);
  const [said, setSaid] = useState('');
  const query = writeQaLink({
    seed,
    persona: persona.wanted,
    faults,
    clock: { ahead: clock.ahead, isFrozen: clock.frozenAt !== null },
    settings,
  });
  const link = `${addressHere('/')}?${query}`;
  const copy = () => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  };
  return (
    <>
      <Line>
        <Label>
          {words.linkLabel}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </Label>
        <Button size="small" variant="outlined" onClick={copy}>
          {words.copy}
        </Button>
      </Line>
      <Note role="status">{said}</Note>
    </>
  );
}
