import type { Action } from '@reduxjs/toolkit';
import { PRIVATE_ENDPOINTS } from '@/api';
import type { Origin } from './cause';
import type { RtkRow } from './rtkRows';

/** Rows that decide which components are shown, and in which language. */
const SHOWS = /^(?:persistence\/restored|navigation\/navigated|overlays\/overlay(?:Opened|Changed|Replaced)|locale\/)/;
/** Components that show data of the user are mounted only during a session. */
const SHOWS_PRIVATE = /^session\//;
const RESPONSE = /^api\/\w+\/(?:fulfilled|rejected)$/;
const EVENT = /^(?!api\/)/;

export interface Mounted extends Origin {
  /** The overlay or page that was opened by the row; null if the row opened none. */
  overlay: string | null;
}

/** Finds the row because of which a component was rendered, from the order of rows and renderings. */
export function createMounts() {
  /** Rows that React has not rendered yet, and those that it renders now. */
  let waiting: Mounted[] = [];
  let rendering: Mounted[] = [];
  let isDue = false;
  let lastShown: Mounted | null = null;
  let lastPrivate: Mounted | null = null;

  const find = (rows: readonly Mounted[], isPrivate: boolean) => {
    const last = (pattern: RegExp) => rows.findLast(({ type }) => pattern.test(type));
    const isShowing = ({ type }: Mounted) => SHOWS.test(type) || (isPrivate && SHOWS_PRIVATE.test(type));
    return rows.findLast(isShowing) ?? last(EVENT) ?? last(RESPONSE);
  };

  return {
    recorded({ type, payload }: Action & { payload?: unknown }, { row, type: shownType }: Origin): void {
      const name = /^overlays\/overlay(?:Opened|Changed)$/.test(type) && (payload as { name?: unknown }).name;
      const mounted = { row, type: shownType, overlay: typeof name === 'string' ? name : null };
      waiting.push(mounted);
      if (SHOWS.test(type)) lastShown = mounted;
      if (SHOWS.test(type) || SHOWS_PRIVATE.test(type)) lastPrivate = mounted;
    },
    /**
     * Called when the store notifies its listeners, before React's. React renders in a microtask that it
     * schedules then, together with the effects of the components.
     */
    notified(): void {
      if (isDue) return;
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        rendering = waiting;
        waiting = [];
        queueMicrotask(() => {
          rendering = [];
        });
      });
    },
    isRendering: () => rendering.length > 0,
    /** The row that is being rendered, or is about to be. */
    current: ({ meta }: RtkRow) =>
      find([...rendering, ...waiting], PRIVATE_ENDPOINTS.has(meta?.arg?.endpointName ?? '')),
    /** The row that has opened the page or overlay, for components whose code or data arrived late. */
    last: ({ meta }: RtkRow) =>
      PRIVATE_ENDPOINTS.has(meta?.arg?.endpointName ?? '') ? lastPrivate : lastShown,
  };
}
