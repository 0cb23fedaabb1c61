import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';

/** Returns the value once it has not changed for the given milliseconds; until then the previous one. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setRested] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setRested(value)), [value, milliseconds]);
  return debounced;
}
