declare global {
  interface Window {
    /** Answers that index.html asked for before the bundle was there, by address. */
    earlyAnswers?:
      { token: string | null; byAddress: Record<string, Promise<Response> | undefined> } | undefined;
  }
}

/** The early answer to an address, once, if it was asked with the same token. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | null {
  const early = window.earlyAnswers;
  if (!early || early.token !== token) return null;
  const answer = early.byAddress[address] ?? null;
  delete early.byAddress[address];
  return answer;
}
