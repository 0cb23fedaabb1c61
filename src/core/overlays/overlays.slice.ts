import { createSlice } from '@reduxjs/toolkit';
import { rehydrated } from '@/api';
import { navigated } from '@/core/navigation';
import { sessionEnded, sessionStarted } from '@/core/session';
import type { Overlay, OverlayDefinitions, Replacement } from './overlay.types';
import { isBringing, overlayChanged, overlayClosed, overlayOpened, overlayReplaced } from './overlays.events';

export interface OverlaysState {
  /** Bottom to top. */
  stack: Overlay[];
}

const initialState: OverlaysState = { stack: [] };

function replace(overlays: OverlaysState, { closed, opened }: Replacement): void {
  const others = overlays.stack.filter(({ name }) => name !== closed && name !== opened.name);
  overlays.stack = [...others, opened];
}

/** Creates the slice of the open overlays; the definitions say what closes each of them. */
export const createOverlaysSlice = (definitions: OverlayDefinitions) =>
  createSlice({
    name: 'overlays',
    initialState,
    reducers: {},
    extraReducers: (on) =>
      on
        .addCase(overlayOpened, (overlays, { payload }) => {
          // A blocked action opens Login, whichever step of the entry is open.
          const isEntry = definitions[payload.name].isEntryDialog;
          const others = overlays.stack.filter(
            ({ name }) => name !== payload.name && !(isEntry && definitions[name].isEntryDialog),
          );
          overlays.stack = [...others, payload];
        })
        .addCase(overlayChanged, (overlays, { payload }) => {
          overlays.stack = overlays.stack.map((overlay) =>
            overlay.name === payload.name ? payload : overlay,
          );
        })
        .addCase(overlayClosed, (overlays, { payload }) => {
          overlays.stack = overlays.stack.filter(({ name }) => name !== payload);
        })
        .addCase(overlayReplaced, (overlays, { payload }) => replace(overlays, payload))
        .addCase(rehydrated, (overlays, { payload }) => {
          const open = Object.values(definitions).flatMap(({ rehydrate }) => rehydrate?.(payload) ?? []);
          if (open.length > 0) overlays.stack = open;
        })
        .addCase(sessionStarted, (overlays) => {
          overlays.stack = overlays.stack.filter(({ name }) => !definitions[name].isEntryDialog);
        })
        .addCase(navigated, (overlays, { payload }) => {
          // A replaced URL is still the same page.
          if (payload.move === 'REPLACE') return;
          overlays.stack = overlays.stack.filter(({ name }) => {
            const { isEntryDialog, isClosedBySaga, closesOnNavigation } = definitions[name];
            return payload.move === 'POP' ? isEntryDialog || isClosedBySaga : !closesOnNavigation;
          });
        })
        .addCase(sessionEnded, (overlays) => {
          overlays.stack = overlays.stack.filter(({ name }) => !definitions[name].closesWithSession);
        })
        .addMatcher(isBringing, (overlays, { meta }) => replace(overlays, meta.brings)),
  });
