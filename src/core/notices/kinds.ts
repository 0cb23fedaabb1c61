import type { NoticeKind } from './notices.slice';

/** Whether screen readers announce the notice at once (`role="alert"`). */
export function isUrgent(kind: NoticeKind): boolean {
  return kind === 'error' || kind === 'warning';
}
