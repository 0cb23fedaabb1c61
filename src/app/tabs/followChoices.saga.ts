import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { choicesFollowed } from '@/api';
import { readChoices } from '../persistence/rehydrate';
import type { RootState } from '../rootReducer';

const selectChoices = ({ appearance, search }: RootState) => ({ appearance, search });

/** Applies the color scheme and recent searches that another tab stored (R28). */
export function* followChoices(): SagaGenerator<void> {
  const stored = yield* call(readChoices);
  const current = yield* select(selectChoices);
  if (stored && JSON.stringify(stored) !== JSON.stringify(current)) yield* put(choicesFollowed(stored));
}
