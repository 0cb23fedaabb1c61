import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { arrivalOf } from '@/domain/arrival';
import { decodePart } from '@/domain/parseUrl';
import { RESULTS_ID } from '@/features/listing';
import { selectMove, selectPlace } from '@/features/navigation';
import { selectUser } from '@/features/session';
import { MAIN_ID } from '@/layouts';
import type { Place } from '@/shared/adapters';
import { present } from '@/shared/adapters';
import { createPlaceMemory } from './placeMemory';
import { hearTitle } from './hearTitle';
import { focusOn, scrollBackTo } from './settle';

type Memory = ReturnType<typeof createPlaceMemory>;

/** Location key under which the scroll position is recorded; null while it is being restored. */
interface Watch {
  key: string | null;
}

/**
 * Manages scroll and focus on navigation: a new page starts at its top with the heading focused, Back
 * restores the scroll position, a changed list keeps both. Returns the title to announce (expectations,
 * "Screen reader and keyboard lose the thread").
 */
export function useArrival(): string {
  const place = useSelector(selectPlace);
  const move = useSelector(selectMove);
  const [memory] = useState(createPlaceMemory);
  const [watch] = useState<Watch>({ key: null });
  const [announced, setSpoken] = useState('');
  const last = useRef<Place | null>(null);
  useEffect(() => watchPlaces(memory, watch), [memory, watch]);
  const userId = useSelector(selectUser)?.id;
  const lastUser = useRef(userId);
  useEffect(() => {
    if (present.isLeft()) return;
    const hasLeft = lastUser.current !== undefined && lastUser.current !== userId;
    lastUser.current = userId;
    if (hasLeft) memory.forget();
  }, [userId, memory]);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = place;
    const stop = before ? arrive(before, place, move, memory, watch) : begin(place, memory, watch);
    const isSpoken = before && before.pathname !== place.pathname;
    const stopAnnouncing = isSpoken ? hearTitle(setSpoken) : null;
    return () => {
      stop?.();
      stopAnnouncing?.();
    };
  }, [place, move, memory, watch]);
  return announced;
}

function arrive(before: Place, place: Place, move: 'PUSH' | 'REPLACE' | 'POP', memory: Memory, watch: Watch) {
  const page = document.getElementById(MAIN_ID);
  const arrival = arrivalOf(before, place, move);
  if (arrival === 'return') {
    const saved = memory.recall(place.key);
    const stopScroll = scrollBack(place, memory, watch);
    const find = saved?.link ? linkTo(saved.link) : heading;
    const stopFocus = page && before.pathname !== place.pathname ? focusOn(page, find) : null;
    return () => {
      stopScroll();
      stopFocus?.();
    };
  }
  watch.key = place.key;
  if (arrival === 'anchor') return toAnchor(place);
  if (arrival !== 'sameList') window.scrollTo(0, 0);
  if (!page) return null;
  // The pressed page link is far below the new results; a changed filter or sort order keeps the focus.
  if (arrival === 'nextPage') return focusOn(page, results);
  return arrival === 'newPage' ? focusOn(page, heading) : null;
}

/** First location of a visit: a reload restores the scroll position and leaves the focus alone. */
function begin(place: Place, memory: Memory, watch: Watch) {
  return place.hash ? toAnchor(place) : scrollBack(place, memory, watch);
}

function toAnchor(place: Place) {
  const page = document.getElementById(MAIN_ID);
  const name = place.hash.slice(1);
  const id = decodePart(name) ?? name;
  return page && id ? focusOn(page, () => document.getElementById(id), { scrolls: true }) : null;
}

const heading = (page: HTMLElement) => page.querySelector('h1');
const results = (page: HTMLElement) => page.querySelector<HTMLElement>(`#${RESULTS_ID}`) ?? heading(page);

/** Finds the last clicked link; compares in code, because a URL is not safe inside a selector. */
const linkTo = (address: string) => (page: HTMLElement) =>
  [...page.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);

function scrollBack(place: Place, memory: Memory, watch: Watch) {
  watch.key = null;
  return scrollBackTo(memory.recall(place.key)?.y ?? 0, () => {
    watch.key = place.key;
  });
}

/** Records the scroll position and the clicked link, and persists them for a reload. */
function watchPlaces(memory: Memory, watch: Watch): () => void {
  window.history.scrollRestoration = 'manual';
  const recordScroll = () => {
    if (watch.key) memory.update(watch.key, { y: Math.round(window.scrollY) });
  };
  const recordLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(`#${MAIN_ID} a[href]`) : null;
    if (watch.key) memory.update(watch.key, { link: link?.getAttribute('href') ?? null });
  };
  window.addEventListener('scroll', recordScroll, { passive: true });
  window.addEventListener('click', recordLink, true);
  window.addEventListener('pagehide', memory.keep);
  document.addEventListener('visibilitychange', memory.keep);
  return () => {
    window.removeEventListener('scroll', recordScroll);
    window.removeEventListener('click', recordLink, true);
    window.removeEventListener('pagehide', memory.keep);
    document.removeEventListener('visibilitychange', memory.keep);
  };
}
