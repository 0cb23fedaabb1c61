import type { SocialAuth, SocialProvider } from '@/domain/settings';
import type { Grant } from '../grant';
import { askApple } from './apple';
import { askFacebook } from './facebook';
import { askGoogle } from './google';

/** Asks through a provider's own script, loaded now; null when the shopper changed their mind. Throws where it fails. */
export function askSdk(
  provider: SocialProvider,
  auth: SocialAuth,
  state: string,
): Promise<Grant | 'blocked' | null> {
  switch (provider) {
    case 'google':
      return askGoogle(auth, state);
    case 'facebook':
      return askFacebook(auth);
    case 'apple':
      return askApple(auth, state);
  }
}
