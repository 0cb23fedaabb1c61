import { useEffect, useEffectEvent } from 'react';

interface Call {
  isError: boolean;
  reset: () => void;
}

/** Resets a failed mutation on unmount, so that a reopened form shows no old error. */
export function useResetOnUnmount({ isError, reset }: Call): void {
  const resetOnUnmount = useEffectEvent(() => {
    if (isError) reset();
  });
  useEffect(() => () => resetOnUnmount(), []);
}
