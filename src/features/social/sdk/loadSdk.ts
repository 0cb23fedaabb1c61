import type { SocialAuth, SocialProvider } from '@/domain/settings';
import type { Grant } from '../grant';
import { signInWithApple } from './apple';
import { signInWithFacebook } from './facebook';
import { signInWithGoogle } from './google';

/** Asks through a provider's own script, loaded now; null when the shopper changed their mind. Throws where it fails. */
export function loadSdk(
  provider: SocialProvider,
  auth: SocialAuth,
  state: string,
): Promise<Grant | 'blocked' | null> {
  switch (provider) {
    case 'google':
      return signInWithGoogle(auth, state);
    case 'facebook':
      return signInWithFacebook(auth);
    case 'apple':
      return signInWithApple(auth, state);
  }
}
