import { Button } from '@mui/material';
import { useSecondsLeft } from '../hooks';
import { useT } from '../texts';
import { CountdownLabel } from '../ui';
import { UnsentNote } from './UnsentNote';

interface SubmitButtonProps {
  /** Label while idle. */
  label: string;
  isBusy: boolean;
  /** Precedes the countdown after a 429. */
  restingLabel?: string;
  /** Error of the last call; a 429 disables the button until `retryAt`. */
  error?: unknown;
  /** Error of a follow-up call, treated the same. */
  nextError?: unknown;
}

/** Like a disabled button, with a text that can be read. */
const resting = {
  '&, &:hover': {
    color: 'text.secondary',
    backgroundColor: 'surface.strong',
    boxShadow: 'none',
    cursor: 'default',
  },
} as const;

const retryAtOf = (error: unknown) => ((error ?? {}) as { retryAt?: number }).retryAt ?? 0;

/**
 * Submit button with a busy label and a countdown after a 429. Uses `aria-disabled`, so that it keeps the
 * focus.
 */
export function SubmitButton({ label, isBusy, restingLabel, error, nextError }: SubmitButtonProps) {
  const t = useT();
  const seconds = useSecondsLeft(Math.max(retryAtOf(error), retryAtOf(nextError)) || null);
  const isOff = isBusy || seconds > 0;
  return (
    <div>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        aria-busy={isBusy}
        aria-disabled={isOff || undefined}
        onClick={isOff ? (event) => event.preventDefault() : undefined}
        sx={seconds > 0 ? resting : undefined}
      >
        {isBusy ? (
          t('Processing...')
        ) : seconds > 0 ? (
          <span>
            {restingLabel} <CountdownLabel seconds={seconds} />
          </span>
        ) : (
          label
        )}
      </Button>
      {!isBusy && <UnsentNote error={error} />}
    </div>
  );
}
