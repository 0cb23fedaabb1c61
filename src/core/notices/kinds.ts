import type { NoticeKind } from './notices.slice';

/** Spoken at once, whatever a screen reader is saying. */
export function isUrgent(kind: NoticeKind): boolean {
  return kind === 'error' || kind === 'warning';
}
