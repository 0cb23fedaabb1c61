import type { SagaGenerator } from 'typed-redux-saga';
import { put, race, select, take } from 'typed-redux-saga';
import type { ApiError } from '@/api';
import { entryApi } from '@/api';
import type { Persona } from '@/domain/qaLink';
import { loginSubmitted } from '@/features/login';
import { logoutConfirmed } from '@/features/logout';
import { overlayClosed, overlayOpened } from '@/features/overlays';
import {
  selectIsUserSought,
  selectUser,
  sessionEnded,
  sessionStarted,
  userNotFound,
} from '@/features/session';
import { seal } from '@/shared/adapters';
import type { personaTaken } from './bench.slice';
import { personaRefused } from './bench.slice';
import { PERSONA_PASSWORD, personaAccounts } from './personas';
import { words } from './words';

/** Signs in as one of the seed's people by the login's own story, or leaves by the logout's. */
export function* becomePersona({ payload: persona }: ReturnType<typeof personaTaken>): SagaGenerator<void> {
  if (yield* select(selectIsUserSought)) yield* take([sessionStarted, userNotFound]);
  const user = yield* select(selectUser);
  const account = persona === 'visitor' ? null : personaAccounts[persona];
  if ((user?.email ?? null) === account && (user === null) === (account === null)) return;
  if (user) {
    yield* put(logoutConfirmed());
    yield* take(sessionEnded);
  }
  if (account) yield* logIn(account, persona);
}

const { login } = entryApi.endpoints;

function* logIn(account: string, persona: Persona): SagaGenerator<void> {
  // Whoever has to verify a phone first is asked for it only while the dialog is open.
  yield* put(overlayOpened({ name: 'login', reason: 'button' }));
  yield* put(loginSubmitted({ phone: account, password: seal(PERSONA_PASSWORD) }));
  const { refusal } = yield* race({
    started: take(sessionStarted),
    answered: take(login.matchFulfilled),
    refusal: take(login.matchRejected),
  });
  const wantsMore = refusal?.payload?.details !== undefined;
  if (!refusal || wantsMore) return;
  yield* put(overlayClosed('login'));
  yield* put(personaRefused(whyOf(refusal.payload, account, persona)));
}

function whyOf(error: ApiError | undefined, account: string, persona: Persona): string {
  if (error?.kind !== 'http') return words.personaUnheard(persona);
  const isUnknown = error.status === 401 || error.status === 404 || error.status === 422;
  return isUnknown ? words.personaUnknown(account) : words.personaRefused(account, error.status ?? 0);
}
