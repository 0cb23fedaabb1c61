import { getStoredState } from 'redux-persist';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import * as v from 'valibot';
import type { Rehydrated } from '@/api';
import { choicesFollowed } from '@/api';
import { sessionMark } from '@/shared/adapters';
import { persistenceConfig } from '../persistence/persistence.config';
import type { RootState } from '../rootReducer';

type Choices = Pick<Rehydrated, 'appearance' | 'search'>;

const persisted = v.record(v.string(), v.unknown());

/** Persisted choices that are the same in all tabs; null if the state is damaged or another user's. */
async function readChoices(): Promise<Choices | null> {
  const stored = await getStoredState(persistenceConfig).catch(() => undefined);
  const read = v.safeParse(persisted, stored);
  if (!read.success || read.output.owner !== sessionMark()) return null;
  const { appearance, search } = read.output;
  return { appearance, search };
}

const selectChoices = ({ appearance, search }: RootState) => ({ appearance, search });

/** Applies the color scheme and recent searches that another tab stored (R28). */
export function* followChoices(): SagaGenerator<void> {
  const stored = yield* call(readChoices);
  const current = yield* select(selectChoices);
  if (stored && JSON.stringify(stored) !== JSON.stringify(current)) yield* put(choicesFollowed(stored));
}
