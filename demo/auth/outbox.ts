/** Replaces SMS and e-mail: prints one-time codes to the console and, in QA mode, lists them for tests. */
export interface Outbox {
  send(message: { userId: number; to: string; code: string }): void;
  /** The last code of a user; QA mode only. */
  lastFor(userId: number): string | undefined;
  forget(): void;
}

export function outboxOf(qa: boolean): Outbox {
  const sent = new Map<number, string>();
  return {
    send({ userId, to, code }) {
      console.log(`One-time code for ${to}: ${code}`);
      if (qa) sent.set(userId, code);
    },
    lastFor: (userId) => sent.get(userId),
    forget: () => sent.clear(),
  };
}
