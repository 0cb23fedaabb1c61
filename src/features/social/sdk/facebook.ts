import type { SocialAuth } from '@/domain/settings';
import { loadScript } from '@/shared/adapters';
import type { Grant } from '../grant';

interface FacebookSdk {
  init(options: { appId: string; version: string; xfbml: boolean; cookie: boolean }): void;
  login(
    done: (response: { authResponse?: { accessToken?: string } | null }) => void,
    options: { scope: string },
  ): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

/** Facebook's login (specification §7: SDK version v20.0). Resolves to null when the shopper cancels. */
export async function signInWithFacebook(auth: SocialAuth): Promise<Grant | null> {
  await loadScript('https://connect.facebook.net/en_US/sdk.js');
  const { FB } = window;
  if (!FB) throw new Error('Facebook’s script is empty');
  FB.init({ appId: auth.clientId, version: 'v20.0', xfbml: false, cookie: false });
  return new Promise((resolve) => {
    FB.login(
      ({ authResponse }) => {
        const token = authResponse?.accessToken;
        resolve(token ? { code: token, data: null } : null);
      },
      { scope: 'public_profile,email' },
    );
  });
}
