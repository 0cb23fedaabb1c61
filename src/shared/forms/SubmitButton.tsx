import { Button } from '@mui/material';
import { useSecondsLeft } from '../hooks';
import { useT } from '../texts';
import { CountdownWords } from '../ui';

interface SubmitButtonProps {
  /** What it says while it can be pressed. */
  label: string;
  isBusy: boolean;
  /** Why the last call failed: a server that wants one to wait (429) is waited for. */
  error?: unknown;
  /** The same of a call that follows from this one. */
  nextError?: unknown;
}

const retryAtOf = (error: unknown) => ((error ?? {}) as { retryAt?: number }).retryAt ?? 0;

/** Sends a form: "Processing..." on the way; counts down where the server said how long to wait. It keeps the focus. */
export function SubmitButton({ label, isBusy, error, nextError }: SubmitButtonProps) {
  const t = useT();
  const seconds = useSecondsLeft(Math.max(retryAtOf(error), retryAtOf(nextError)) || null);
  const isOff = isBusy || seconds > 0;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      aria-busy={isBusy}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : undefined}
    >
      {isBusy ? t('Processing...') : seconds > 0 ? <CountdownWords seconds={seconds} /> : label}
    </Button>
  );
}
