import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import { callEndpoint, entryApi } from '@/api';
import type { SocialAuth, SocialProvider } from '@/domain/settings';
import { errorNotice, noticeOf } from '@/core/notices';
import { sessionStarted, startSession } from '@/core/session';
import { selectSettings } from '@/core/settings';
import { forget, storeSecret, secretUuid } from '@/shared/adapters';
import { report } from '@/shared/report';
import { signInInWindow } from './signInInWindow.saga';
import type { Grant } from './grant';
import { loadSdk } from './sdk/loadSdk';
import { socialPressed } from './social.events';
import { SOCIAL_CALL } from './social.keys';

/**
 * Specification §4, "Social login": the obtained code is exchanged for a session; success stores token and
 * user, closes login dialog, shows "Login Successful", loads the cart.
 */
export function* signInWith({ payload: provider }: ReturnType<typeof socialPressed>): SagaGenerator<void> {
  const { socialAuths } = yield* select(selectSettings);
  const auth = socialAuths[provider];
  if (!auth?.isActive) return;
  // After another sign-in the window is closed: a later result would replace the user.
  const { grant } = yield* race({
    grant: call(obtainGrant, provider, auth),
    isSignedIn: take(sessionStarted),
  });
  if (!grant) return;
  if (grant === 'blocked') {
    yield* put(noticeOf('popupBlocked'));
    return;
  }
  const code = storeSecret(grant.code);
  const response = yield* callEndpoint(
    entryApi.endpoints.signInWith.initiate(
      { provider, code, data: grant.data },
      { fixedCacheKey: SOCIAL_CALL },
    ),
  );
  forget(code);
  if (response.error) {
    yield* put(errorNotice(response.error, socialPressed(provider)));
    return;
  }
  yield* call(startSession, response.data);
  yield* put(noticeOf('loggedIn'));
}

/** Uses the provider's SDK, or a popup if the settings have an `authUrl` (R27). */
function* obtainGrant(provider: SocialProvider, auth: SocialAuth): SagaGenerator<Grant | 'blocked' | null> {
  const state = secretUuid();
  try {
    const grant = auth.authUrl
      ? yield* call(signInInWindow, auth, auth.authUrl, state)
      : yield* call(loadSdk, provider, auth, state);
    if (!grant) report(`social ${provider}`, 'cancelled');
    return grant;
  } catch (problem) {
    // Logged only (specification §8): the button can be pressed again.
    report(`social ${provider}`, problem);
    return null;
  }
}
