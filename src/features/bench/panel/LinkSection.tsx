import { Button } from '@mui/material';
import { useState } from 'react';
import { writeQaLink } from '@/domain/qaLink';
import { addressHere } from '@/shared/adapters';
import type { Bench } from '../createBench';
import { words } from '../words';
import { Label, Line, Note } from './parts';
import { useFacts } from './useFacts';

/** The address that opens the shop with what lies on the bench now. */
export function LinkSection({ bench }: { bench: Bench }) {
  const { faults, clock, settings, persona, seed } = useFacts(bench);
  const [said, setSaid] = useState('');
  const asked = writeQaLink({
    seed,
    persona: persona.wanted,
    faults,
    clock: { ahead: clock.ahead, isFrozen: clock.frozenAt !== null },
    settings,
  });
  const link = `${addressHere('/')}?${asked}`;
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
