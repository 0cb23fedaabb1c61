import { useEffect, useState } from 'react';
import { clock } from '@/shared/adapters';

/** A value that has rested for so many milliseconds; until then the one before. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => clock.after(milliseconds, () => setRested(value)), [value, milliseconds]);
  return rested;
}
