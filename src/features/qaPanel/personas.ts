import type { Persona } from '@/domain/qaLink';
import { paths } from '@/domain/paths';
import type { QaPanelState } from './qaPanel.slice';

/** Credentials of the demo's seeded accounts (README, "Run it"); other backends do not have them. */
export const PERSONA_PASSWORD = 'demo1234';
export const personaAccounts: Readonly<Record<Exclude<Persona, 'visitor' | 'cart' | 'checkout'>, string>> = {
  new: 'new@marsa.example',
  orders: 'demo@marsa.example',
  seller: 'shop@marsa.example',
  unverified: 'unverified@marsa.example',
};

/** The persona of an account; "other" for one that the seed does not have. */
export function personaOf(email: string): keyof typeof personaAccounts | 'other' {
  const names = Object.keys(personaAccounts) as (keyof typeof personaAccounts)[];
  return names.find((name) => personaAccounts[name] === email) ?? 'other';
}

/**
 * Persona by whom a link opens the page as it is now: who is signed in may have changed since a persona was
 * chosen. Null for somebody whom no link can sign in.
 */
export function personaOfLink(
  { requested, refusal }: QaPanelState['persona'],
  user: { email: string | null } | null,
  pathname: string,
): Persona | null {
  // An account to be verified is signed in by its code only.
  if (!user)
    return requested === null || requested === 'unverified' || refusal !== null ? requested : 'visitor';
  const known = personaOf(user.email ?? '');
  if (known !== 'other') return known;
  if (requested !== 'cart' && requested !== 'checkout') return null;
  return pathname === paths.checkout ? 'checkout' : 'cart';
}
