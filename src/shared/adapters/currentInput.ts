const INPUT = /^(click|pointer\w+|mouse\w+|touch\w+|key\w+|submit|input|change|blur|focus\w*|popstate)$/;

/** What of the shopper's doing is being handled right now, such as `click` or `popstate`; null when it is nothing. */
export function currentInput(): string | null {
  // The only way to know it far from the listener; deprecated for listeners, which have it as an argument.
  const event: unknown = Reflect.get(window, 'event');
  return event instanceof Event && INPUT.test(event.type) ? event.type : null;
}
