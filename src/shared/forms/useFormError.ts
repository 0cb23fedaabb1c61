import { useEffect, useEffectEvent, useState } from 'react';
import { timeTravel } from '../adapters';

interface Call {
  isLoading: boolean;
  isError: boolean;
  error?: unknown;
  requestId?: string | undefined;
  reset: () => void;
}

/** Requests whose form was closed before the response. */
const abandoned = new Set<string>();

/**
 * Returns the error of a form's mutation. A reopened form shows no old error: a failed mutation is reset on
 * unmount, one that failed after it when the form mounts again. `isBusy` may outlast the call, if a
 * lost one is looked up.
 */
export function useFormError(call: Call, isBusy = call.isLoading): unknown {
  const { error, requestId = '', reset } = call;
  const isError = call.isError && !isBusy;
  // Hidden from the first render on, as `FormGuard` moves the focus to a field with an error.
  const [hidden] = useState(() => isError && abandoned.has(requestId) && requestId);
  const open = useEffectEvent(() => {
    if (abandoned.delete(requestId) && isError) reset();
  });
  const close = useEffectEvent(() => {
    if (isError) reset();
    // A jump in the timeline closes no form.
    else if (isBusy && !timeTravel.isActive()) abandoned.add(requestId);
  });
  useEffect(() => {
    open();
    return () => close();
  }, []);
  return requestId === hidden ? undefined : error;
}
