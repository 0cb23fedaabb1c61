import { useEffect, useEffectEvent } from 'react';

interface Call {
  isError: boolean;
  reset: () => void;
}

/** A form that is left takes the refusal of its last call with it: opened afresh, it shows none. */
export function useForgetRefusal({ isError, reset }: Call): void {
  const leave = useEffectEvent(() => {
    if (isError) reset();
  });
  useEffect(() => () => leave(), []);
}
