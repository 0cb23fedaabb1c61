import { personaOfLink } from '@/features/qaPanel/personas';

const chosen = { requested: 'new', refusal: null } as const;

it.each([
  ['nobody', 'nothing was chosen', { requested: null, refusal: null }, null, null],
  ['nobody', 'a persona has logged out', chosen, null, 'visitor'],
  ['nobody', 'signing in was refused', { ...chosen, refusal: '503' }, null, 'new'],
  ['nobody', 'a code is awaited', { ...chosen, requested: 'unverified' as const }, null, 'unverified'],
  ['a persona', 'it was chosen', chosen, 'new@marsa.example', 'new'],
  ['a persona', 'another one was chosen before', chosen, 'shop@marsa.example', 'seller'],
  ['a persona', 'nothing was chosen', { requested: null, refusal: null }, 'demo@marsa.example', 'orders'],
  ['somebody else', 'a persona was chosen before', chosen, 'me@other.example', null],
  [
    'a filled cart',
    'the checkout was left',
    { ...chosen, requested: 'checkout' as const },
    'c@x.example',
    'cart',
  ],
])('links to %s where %s', (_who, _why, persona, email, expected) =>
  expect(personaOfLink(persona, email === null ? null : { email }, '/news')).toBe(expected),
);
