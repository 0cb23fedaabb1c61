import { useT } from '@/shared/texts';
import type { NoticeText } from './notices.slice';

/** Localized text of a notice; server messages are returned unchanged. */
export function useNoticeText(text: NoticeText): string {
  const t = useT();
  return 'key' in text ? t(text.key, text.values) : text.message;
}
