/** What of the shopper's doing is being handled right now, such as `click` or `popstate`; null when it is nothing. */
const INPUT = /^(click|pointer\w+|mouse\w+|touch\w+|key\w+|submit|input|change|blur|focus\w*|popstate)$/;

export function currentInput(): string | null {
  // The only way to know it far from the listener; deprecated for listeners, which have it as an argument.
  const type = Reflect.get(window, 'event') as Event | undefined;
  return type && INPUT.test(type.type) ? type.type : null;
}
