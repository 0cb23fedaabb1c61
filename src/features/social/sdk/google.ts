import type { SocialAuth } from '@/domain/settings';
import { loadScript } from '@/shared/adapters';
import type { Grant } from '../grant';

interface CodeClient {
  requestCode(): void;
}

interface GoogleSdk {
  accounts: {
    oauth2: {
      initCodeClient(options: {
        client_id: string;
        scope: string;
        ux_mode: 'popup';
        state: string;
        callback: (response: { code?: string; state?: string; error?: string }) => void;
        error_callback: (problem: { type: string }) => void;
      }): CodeClient;
    };
  };
}

declare global {
  interface Window {
    google?: GoogleSdk;
  }
}

/** Google's code flow in a popup (specification §7: scope "email profile openid"). */
export async function signInWithGoogle(auth: SocialAuth, state: string): Promise<Grant | 'blocked' | null> {
  await loadScript('https://accounts.google.com/gsi/client');
  const { google } = window;
  if (!google) throw new Error('Google’s script is empty');
  return new Promise((resolve, reject) => {
    const client = google.accounts.oauth2.initCodeClient({
      client_id: auth.clientId,
      scope: 'email profile openid',
      ux_mode: 'popup',
      state,
      callback: ({ code, state: returnedState, error }) => {
        if (error === 'access_denied') resolve(null);
        else if (code && returnedState === state) resolve({ code, data: null });
        else reject(new Error(error ?? 'Google gave no code, or one for another state'));
      },
      error_callback: ({ type }) => resolve(type === 'popup_failed_to_open' ? 'blocked' : null),
    });
    client.requestCode();
  });
}
