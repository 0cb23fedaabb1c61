import type { Action } from '@reduxjs/toolkit';
import { PRIVATE_ENDPOINTS } from '@/api';
import type { Origin } from './cause';
import type { RtkRow } from './rtkRows';

/** Rows that decide which components are shown, and in which language. */
const SHOWS =
  /^(?:persistence\/restored|navigation\/navigated|overlays\/overlay(?:Opened|Changed|Replaced)|locale\/)/;
/** Components that show data of the user are mounted only during a session. */
const SHOWS_PRIVATE = /^session\//;
const PAGE = /^navigation\/navigated$/;
const RESPONSE = /^api\/\w+\/(?:fulfilled|rejected)$/;
const EVENT = /^(?!api\/)/;

export interface Mounted extends Origin {
  /** The overlay or page that was opened by the row; null if the row opened none. */
  overlay: string | null;
}

/** Finds the row because of which a component was rendered, from the order of rows and renderings. */
export function createMounts() {
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  /** Rows that React has not rendered yet, and those that it renders now. */
  let waiting: Mounted[] = [];
  let rendering: Mounted[] = [];
  let isDue = false;
  /** Whether React has rendered before its microtask, as it does after the press of a controlled field. */
  let isRenderedEarly = false;
  let lastShown: Mounted | null = null;
  let lastPrivate: Mounted | null = null;

  const find = (rows: readonly Mounted[], isPrivate: boolean) => {
    const last = (pattern: RegExp) => rows.findLast(({ type }) => pattern.test(type));
    const isShowing = ({ type }: Mounted) => SHOWS.test(type) || (isPrivate && SHOWS_PRIVATE.test(type));
    return last(PAGE) ?? rows.findLast(isShowing) ?? last(EVENT) ?? last(RESPONSE);
  };

  return {
    recorded({ type, payload }: Action & { payload?: unknown }, { row, type: shownType }: Origin): void {
      const name = /^overlays\/overlay(?:Opened|Changed)$/.test(type) && (payload as { name?: unknown }).name;
      const mounted = { row, type: shownType, overlay: typeof name === 'string' ? name : null };
      changes.takeRecords();
      // A dialog over a new page, such as that of a placed order, shows less than the page.
      const isOverPage = mounted.overlay !== null && waiting.some(({ type: before }) => PAGE.test(before));
      waiting.push(mounted);
      if (isOverPage) return;
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
        isRenderedEarly = false;
        rendering = waiting;
        waiting = [];
        queueMicrotask(() => {
          rendering = [];
        });
      });
    },
    /** Whether an event may come from a component's effect rather than from the press before it. */
    isRendering(): boolean {
      isRenderedEarly ||= waiting.some(({ type }) => EVENT.test(type)) && changes.takeRecords().length > 0;
      return isRenderedEarly || rendering.some(({ type }) => EVENT.test(type));
    },
    /** The row that is being rendered, or is about to be. */
    current: ({ meta }: RtkRow) =>
      find([...rendering, ...waiting], PRIVATE_ENDPOINTS.has(meta?.arg?.endpointName ?? '')),
    /** The row that has opened the page or overlay, for components whose code or data arrived late. */
    last: ({ meta }: RtkRow) =>
      PRIVATE_ENDPOINTS.has(meta?.arg?.endpointName ?? '') ? lastPrivate : lastShown,
  };
}
