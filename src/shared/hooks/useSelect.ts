import { useSelector } from 'react-redux';

/** `useSelector` for a selector with arguments, which follow it as in a saga's `select`. */
export const useSelect = <State, Args extends readonly unknown[], Result>(
  selector: (state: State, ...args: Args) => Result,
  ...args: Args
): Result => useSelector((state: State) => selector(state, ...args));
