import { partOfDay } from '@/domain/profile';
import type { TextKey } from '@/domain/textKey';
import type { User } from '@/domain/session';
import { clock } from '@/shared/adapters';
import { useT } from '@/shared/texts';

const greetings: Readonly<Record<ReturnType<typeof partOfDay>, { named: TextKey; nameless: TextKey }>> = {
  morning: { named: 'Good morning, {name}', nameless: 'Good morning' },
  afternoon: { named: 'Good afternoon, {name}', nameless: 'Good afternoon' },
  evening: { named: 'Good evening, {name}', nameless: 'Good evening' },
};

/** "Good morning, Layla", by the clock of this device; a user whose name is not known is greeted without one. */
export function useGreeting(user: User | null): string {
  const t = useT();
  const [name = ''] = (user?.name ?? '').trim().split(/\s+/);
  const { named, nameless } = greetings[partOfDay(clock.now())];
  // Isolated: a Latin name inside an Arabic sentence keeps its own direction.
  return name ? t(named, { name: `\u2068${name}\u2069` }) : t(nameless);
}
