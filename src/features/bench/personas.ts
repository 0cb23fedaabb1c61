import type { Persona } from '@/domain/qaLink';

/** How the seeded accounts of the demo sign in (README, "Run it"); they are known to nobody else's backend. */
export const PERSONA_PASSWORD = 'demo1234';
export const personaAccounts: Readonly<Record<Exclude<Persona, 'visitor'>, string>> = {
  new: 'new@marsa.example',
  orders: 'demo@marsa.example',
  seller: 'shop@marsa.example',
  unverified: 'unverified@marsa.example',
};
