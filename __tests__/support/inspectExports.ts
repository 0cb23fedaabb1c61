import type { Shop } from '@/app/store';
import { createRecordedCase } from '@/features/cases/makeCase';
import { recordedOf } from '@/features/cases/saveCase';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { isPublicNumber, scanLater } from './secrets';

/** Places that a test has filled on purpose with what looks like a secret. */
let accepted: readonly string[] = [];

export function acceptPlaces(places: readonly string[]): void {
  accepted = places;
}

/**
 * Collects the exports of this visit: that of the DevTools and the file that "Save case" writes. States are
 * collected when they occur, so the recorded actions need not be replayed.
 */
export function inspectExports({ store, timeline }: Shop): string[] {
  scanLater('export of the DevTools', liftedStoreOf(store)?.getState());
  if (!timeline) return [];
  const { recorded, places } = createRecordedCase(recordedOf(timeline.cases.visit(), true));
  scanLater('case', recorded);
  const unexpected = places.filter(
    (place) => !accepted.includes(place) && !isPublicNumber(place.split('.').at(-1) ?? ''),
  );
  accepted = [];
  return unexpected.map((place) => `${place} of the case looks like a secret`);
}
