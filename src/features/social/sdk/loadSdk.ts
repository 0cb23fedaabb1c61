import type { SocialAuth, SocialProvider } from '@/domain/settings';
import type { Grant } from '../grant';
import { signInWithApple } from './apple';
import { signInWithFacebook } from './facebook';
import { signInWithGoogle } from './google';

/**
 * Signs in with a provider's own SDK, loaded on demand. Resolves to null if the shopper cancels; throws on
 * errors.
 */
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
