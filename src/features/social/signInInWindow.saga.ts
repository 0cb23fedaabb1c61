import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, race, take } from 'typed-redux-saga';
import type { SocialAuth } from '@/domain/settings';
import { parseUrl } from '@/domain/parseUrl';
import { SIGN_IN_WINDOW_TIMEOUT } from '@/domain/timing';
import type { PopupReply } from '@/shared/adapters';
import { addressHere, destination, onPopupMessage } from '@/shared/adapters';
import { report } from '@/shared/report';
import { untilClosed, wait } from '@/shared/saga';
import type { Grant } from './grant';
import { signInWindow } from './signInWindow';

/** Name of the BroadcastChannel that `public/auth.js` posts to. */
const CHANNEL = 'storefront-social';
const RETURN_PATH = '/auth.html';

/**
 * Opens the provider's page in a popup, which returns with `code` and `state` (R27). Replies with
 * another `state` are ignored. Returns null for a closed window or a declined sign-in; throws if no code was
 * returned.
 */
export function* signInInWindow(
  auth: SocialAuth,
  authUrl: string,
  state: string,
): SagaGenerator<Grant | 'blocked' | null> {
  const popup = signInWindow();
  if (!popup) return 'blocked';
  const address = addressOf(auth, authUrl, state);
  if (address === null) {
    report('social', 'auth_url is no web address');
    popup.close();
    return null;
  }
  const responses = yield* call(() => eventChannel<PopupReply>((emit) => onPopupMessage(CHANNEL, emit)));
  try {
    popup.goTo(address);
    const { response, isOver } = yield* race({
      response: call(function* () {
        while (true) {
          const incoming = yield* take(responses);
          if (incoming.state === state) return incoming;
          report('social', 'an answer with another state');
        }
      }),
      isClosed: call(untilClosed, popup),
      isOver: call(function* () {
        yield* call(wait, SIGN_IN_WINDOW_TIMEOUT);
        return true;
      }),
    });
    if (response?.code) return { code: response.code, data: null };
    if (isOver) throw new Error('Nobody came back from the window');
    if (!response || response.error === 'access_denied') return null;
    throw new Error(`The window came back without a code: ${response.error ?? 'no reason'}`);
  } finally {
    responses.close();
    popup.close();
  }
}

function addressOf({ clientId, redirectUrl }: SocialAuth, authUrl: string, state: string): string | null {
  const address = parseUrl(destination(authUrl)?.href ?? '');
  if (!address) return null;
  address.searchParams.set('client_id', clientId);
  // The code must be returned to this origin only.
  address.searchParams.set('redirect_uri', addressHere(destination(redirectUrl)?.path ?? RETURN_PATH));
  address.searchParams.set('state', state);
  return address.href;
}
