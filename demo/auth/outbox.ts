/** Replaces SMS and e-mail: prints one-time codes to the console and, in QA mode, lists them for tests. */
export interface Outbox {
  send(message: { userId: number; to: string; code: string }): void;
  /** The last code of a user; QA mode only. */
  lastFor(userId: number): string | undefined;
  /** The last code of all, and where it was sent; QA mode only. */
  last(): { to: string; code: string } | undefined;
  forget(): void;
}

export function outboxOf(qa: boolean): Outbox {
  const sent = new Map<number, string>();
  let last: { to: string; code: string } | undefined;
  return {
    send({ userId, to, code }) {
      console.log(`One-time code for ${to}: ${code}`);
      if (!qa) return;
      sent.set(userId, code);
      last = { to, code };
    },
    lastFor: (userId) => sent.get(userId),
    last: () => last,
    forget: () => {
      sent.clear();
      last = undefined;
    },
  };
}
