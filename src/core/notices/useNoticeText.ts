import { useT } from '@/shared/texts';
import type { NoticeText } from './notices.slice';

/** The words of a notice in today's language; a server's message stays as it came. */
export function useNoticeText(text: NoticeText): string {
  const t = useT();
  return 'key' in text ? t(text.key, text.values) : text.message;
}
