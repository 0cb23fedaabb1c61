import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import { profileStories } from '@/features/profile';
import { sellerStories } from '@/features/seller';
import { supportStories } from '@/features/support';

type Story = (event: never) => SagaGenerator<void>;

/** Which event is heard by which story. */
const stories: ReadonlyMap<string, Story> = new Map<string, Story>([
  ...profileStories,
  ...supportStories,
  ...sellerStories,
]);

const told = new Set<string>();

/** One call per press, however often it is pressed: an event is dropped while the story of an earlier one goes on. */
export function* tellLate(event: Action): SagaGenerator<void> {
  const story = stories.get(event.type);
  if (!story || told.has(event.type)) return;
  told.add(event.type);
  try {
    yield* call(story, event as never);
  } finally {
    told.delete(event.type);
  }
}
