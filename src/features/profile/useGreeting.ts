import type { TextKey } from '@/domain/textKey';
import type { User } from '@/domain/session';
import { clock } from '@/shared/adapters';
import { useT } from '@/shared/texts';
import { partOfDay } from './profile';

const greetings: Readonly<Record<ReturnType<typeof partOfDay>, { named: TextKey; nameless: TextKey }>> = {
  morning: { named: 'Good morning, {name}', nameless: 'Good morning' },
  afternoon: { named: 'Good afternoon, {name}', nameless: 'Good afternoon' },
  evening: { named: 'Good evening, {name}', nameless: 'Good evening' },
};

/** "Good morning, Layla", by this device's clock; without a name the general greeting. */
export function useGreeting(user: User | null): string {
  const t = useT();
  const [name = ''] = (user?.name ?? '').trim().split(/\s+/);
  const { named, nameless } = greetings[partOfDay(clock.now())];
  // Isolated, so that a Latin name in an Arabic sentence keeps its direction.
  return name ? t(named, { name: `\u2068${name}\u2069` }) : t(nameless);
}
