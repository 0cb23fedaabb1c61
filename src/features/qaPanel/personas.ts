import type { Persona } from '@/domain/qaLink';

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
