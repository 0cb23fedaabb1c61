import type { SocialAuth } from '@/domain/settings';
import { addressHere, destination, loadScript } from '@/shared/adapters';
import type { Grant } from '../grant';

interface AppleSdk {
  auth: {
    init(options: {
      clientId: string;
      scope: string;
      redirectURI: string;
      state: string;
      usePopup: boolean;
    }): void;
    signIn(): Promise<{ authorization?: { code?: string; state?: string }; user?: unknown }>;
  };
}

declare global {
  interface Window {
    AppleID?: AppleSdk;
  }
}

const SCRIPT = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

const wasCanceled = (problem: unknown) =>
  /popup_closed_by_user|user_cancelled_authorize|user_trigger_new_signin_flow/.test(
    String((problem as { error?: unknown } | null)?.error),
  );

/**
 * Sign in with Apple (specification §7: scope "name email"). Apple sends the name, as `user`, only on the
 * first sign-in.
 */
export async function signInWithApple(auth: SocialAuth, state: string): Promise<Grant | null> {
  await loadScript(SCRIPT);
  const apple = window.AppleID?.auth;
  if (!apple) throw new Error('Apple’s script is empty');
  const redirectURI = addressHere(destination(auth.redirectUrl)?.path ?? '/');
  apple.init({ clientId: auth.clientId, scope: 'name email', redirectURI, state, usePopup: true });
  const response = await apple.signIn().catch((problem: unknown) => {
    if (wasCanceled(problem)) return null;
    throw problem;
  });
  if (!response) return null;
  const { code, state: returnedState } = response.authorization ?? {};
  if (!code) throw new Error('Apple gave no token');
  if (returnedState !== undefined && returnedState !== state) throw new Error('Apple answered another state');
  return { code, data: response.user ?? null };
}
