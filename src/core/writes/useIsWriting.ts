import { useSelector } from 'react-redux';
import { selectIsWriting } from './writes.slice';

type State = Parameters<typeof selectIsWriting>[0];

/** Whether the write of this key is under way. */
export const useIsWriting = (key: string): boolean =>
  useSelector((state: State) => selectIsWriting(state, key));
