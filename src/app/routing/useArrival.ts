import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { decodePart } from '@/domain/parseUrl';
import { RESULTS_ID } from '@/features/listing';
import { selectMove, selectLocation } from '@/core/navigation';
import { selectUser } from '@/core/session';
import { MAIN_ID } from '@/layouts';
import type { AppLocation } from '@/shared/adapters';
import { timeTravel } from '@/shared/adapters';
import { arrivalOf } from './arrival';
import { createScrollMemory } from './scrollMemory';
import { announceTitle } from './announceTitle';
import { focusOn, scrollBackTo } from './scrollToTarget';

type Memory = ReturnType<typeof createScrollMemory>;

/** Location key under which the scroll position is recorded; null while it is being restored. */
interface Watch {
  key: string | null;
}

/**
 * Manages scroll and focus on navigation: a new page starts at its top with the heading focused, Back
 * restores the scroll position, a changed list keeps both. Returns the title to announce (R56).
 */
export function useArrival(): string {
  const location = useSelector(selectLocation);
  const move = useSelector(selectMove);
  const [memory] = useState(createScrollMemory);
  const [watch] = useState<Watch>({ key: null });
  const [announced, setAnnounced] = useState('');
  const last = useRef<AppLocation | null>(null);
  useEffect(() => watchLocations(memory, watch), [memory, watch]);
  const userId = useSelector(selectUser)?.id;
  const lastUser = useRef(userId);
  useEffect(() => {
    if (timeTravel.isActive()) return;
    const hasLeft = lastUser.current !== undefined && lastUser.current !== userId;
    lastUser.current = userId;
    if (hasLeft) memory.forget();
  }, [userId, memory]);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    const stop = before ? arrive(before, location, move, memory, watch) : begin(location, memory, watch);
    const isAnnounced = before && before.pathname !== location.pathname;
    const stopAnnouncing = isAnnounced ? announceTitle(setAnnounced) : null;
    return () => {
      stop?.();
      stopAnnouncing?.();
    };
  }, [location, move, memory, watch]);
  return announced;
}

function arrive(
  before: AppLocation,
  location: AppLocation,
  move: 'PUSH' | 'REPLACE' | 'POP',
  memory: Memory,
  watch: Watch,
) {
  const page = document.getElementById(MAIN_ID);
  const arrival = arrivalOf(before, location, move);
  if (arrival === 'return') {
    const saved = memory.recall(location.key);
    const stopScroll = scrollBack(location, memory, watch);
    const find = saved?.link ? linkTo(saved.link) : heading;
    const stopFocus = page && before.pathname !== location.pathname ? focusOn(page, find) : null;
    return () => {
      stopScroll();
      stopFocus?.();
    };
  }
  watch.key = location.key;
  if (arrival === 'anchor') return toAnchor(location);
  if (arrival !== 'sameList') window.scrollTo(0, 0);
  if (!page) return null;
  // The pressed page link is far below the new results; a changed filter or sort order keeps the focus.
  if (arrival === 'nextPage') return focusOn(page, results);
  return arrival === 'newPage' ? focusOn(page, heading) : null;
}

/** First location of a visit: a reload restores the scroll position and leaves the focus alone. */
function begin(location: AppLocation, memory: Memory, watch: Watch) {
  if (location.hash) return toAnchor(location);
  if (memory.recall(location.key)?.y) return scrollBack(location, memory, watch);
  // Already at the top, or where the shopper has scrolled the painted page; reading it would force a layout.
  watch.key = location.key;
  return null;
}

function toAnchor(location: AppLocation) {
  const page = document.getElementById(MAIN_ID);
  const name = location.hash.slice(1);
  const id = decodePart(name) ?? name;
  return page && id ? focusOn(page, () => document.getElementById(id), { scrolls: true }) : null;
}

const heading = (page: HTMLElement) => page.querySelector('h1');
const results = (page: HTMLElement) => page.querySelector<HTMLElement>(`#${RESULTS_ID}`) ?? heading(page);

/** Finds the last clicked link; compares in code, because a URL is not safe inside a selector. */
const linkTo = (address: string) => (page: HTMLElement) =>
  [...page.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);

function scrollBack(location: AppLocation, memory: Memory, watch: Watch) {
  watch.key = null;
  return scrollBackTo(memory.recall(location.key)?.y ?? 0, () => {
    watch.key = location.key;
  });
}

/** Records the scroll position and the clicked link, and persists them for a reload. */
function watchLocations(memory: Memory, watch: Watch): () => void {
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
