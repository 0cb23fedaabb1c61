import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';

/** Returns the value once it has not changed for the given milliseconds; until then the previous one. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setDebounced(value)), [value, milliseconds]);
  return debounced;
}
