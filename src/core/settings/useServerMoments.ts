import { readServerTime } from '@/domain/serverTime';
import { useFormats } from '@/shared/texts';
import { useSettings } from './useSettings';

/** The server's times in the shopper's way; what cannot be read stays as it came. */
export function useServerMoments() {
  const formats = useFormats();
  const { timezone } = useSettings();
  return {
    day: (text: string) => formats.date(readServerTime(text, timezone) ?? text),
    moment: (text: string) => formats.dateTime(readServerTime(text, timezone) ?? text),
  };
}
