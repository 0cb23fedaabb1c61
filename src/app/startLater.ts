import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FirstCalls } from '@/api';
import { settingsApi } from '@/api';
import { noticeShown } from '@/core/notices';
import { selectIsSignedIn, userRequested } from '@/core/session';
import { NOTICE_DURATION } from '@/domain/timing';
import { selectLocale } from '@/features/locale';
import { isBehindPaint, onAppShown, restoreSession } from '@/shared/adapters';
import { report } from '@/shared/report';
import type { RootState } from './rootReducer';
import type { Background } from './sagaGate';
import { loadBackground } from './sagaGate';

interface Store {
  getState: () => RootState;
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
}

const once = { forceRefetch: true, subscribe: false } as const;

/**
 * Starts the sagas once the app replaces the painted page; until then no press reaches the app. Sends the
 * calls with which they begin (`callEndpointOnce`). They start at once if nothing is painted, or if they have
 * to look up the user of a token, retry the settings, or switch to the shop's own language.
 */
export function startLater(
  store: Store,
  start: (background: Background, firstCalls: FirstCalls) => void,
): void {
  const isUserMissing = restoreSession() !== 'none' && !selectIsSignedIn(store.getState());
  // Before the first render, which would send a visitor away from an account page.
  if (isUserMissing) store.dispatch(userRequested());
  const { getLang, getMaster } = settingsApi.endpoints;
  const locale = selectLocale(store.getState());
  const texts = store.dispatch(getLang.initiate(locale, once));
  const settings = store.dispatch(getMaster.initiate(undefined, once));
  const firstCalls: FirstCalls = new Map<string, PromiseLike<object>>([
    ['getLang', texts],
    ['getMaster', settings],
  ]);
  let isStarted = false;
  const startOnce = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      start(await loadBackground(), firstCalls);
    } catch (problem) {
      report('sagas not loaded', problem);
      isStarted = false;
      document.addEventListener('click', () => void startOnce(), { once: true });
      store.dispatch(notLoaded());
    }
  };
  onAppShown(() => void startOnce());
  if (isUserMissing || !isBehindPaint()) void startOnce();
  void settings.then(({ data }) => {
    if (!data || (data.appLocale !== null && data.appLocale !== locale)) void startOnce();
  });
}

/** The notice `chunkNotLoaded`, without the table of all notices. */
const notLoaded = () =>
  noticeShown({
    kind: 'error',
    text: { key: 'This part of the shop could not be loaded. Please try again.' },
    duration: NOTICE_DURATION,
    corner: 'left',
  });
