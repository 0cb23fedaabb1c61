import { useSelect } from '@/shared/hooks';
import { selectIsWriting } from './writes.slice';

/** Whether the write of this key is under way. */
export const useIsWriting = (key: string): boolean => useSelect(selectIsWriting, key);
