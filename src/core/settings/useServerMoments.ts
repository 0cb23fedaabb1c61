import { readServerTime } from '@/domain/serverTime';
import { useFormats } from '@/shared/texts';
import { useSettings } from './useSettings';

/** Formatters of server times; unparsable texts are returned unchanged. */
export function useServerMoments() {
  const formats = useFormats();
  const { timezone } = useSettings();
  return {
    day: (text: string) => formats.date(readServerTime(text, timezone) ?? text),
    moment: (text: string) => formats.dateTime(readServerTime(text, timezone) ?? text),
  };
}
