import type { ComponentType } from 'react';
import type { Rehydrated } from '@/api';

/**
 * Props of every overlay by its name, needed to render it again during time travel. Each feature adds its own
 * in `<feature>.overlays.ts` by declaration merging; `object` means none.
 */
export interface OverlayProps {}

export type OverlayName = keyof OverlayProps;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

export type OverlayOf<Name extends OverlayName> = {
  [Each in Name]: Flat<{ name: Each } & OverlayProps[Each]>;
}[Name];

/** Anything that opens above the page. */
export type Overlay = OverlayOf<OverlayName>;

/** Names of the overlays without props. */
export type PlainOverlayName = {
  [Name in OverlayName]: keyof OverlayProps[Name] extends never ? Name : never;
}[OverlayName];

export interface OverlayDefinition<Name extends OverlayName> {
  /** Loads the component, a chunk of its own. Omitted for menus, which their button renders. */
  load?: () => Promise<ComponentType<{ overlay: OverlayOf<Name> }>>;
  /** The overlay belongs to its page. The others close on Back only. */
  closesOnNavigation?: true;
  /** The overlay shows or changes the user's data. */
  closesWithSession?: true;
  /**
   * Login and the dialogs that it leads to; they replace each other. The visitor is logging in as long as one
   * of them is open. `sessionStarted` closes all; Back leaves them to the login's saga.
   */
  isEntryDialog?: true;
  /** Back leaves the overlay to its saga, because others wait for the outcome. */
  isClosedBySaga?: true;
  /** Returns the overlay if it was open before a reload. */
  rehydrate?: (persisted: Rehydrated) => OverlayOf<Name> | null;
}

/** The definitions of all overlays, composed in `src/app/overlays.ts`. */
export type OverlayDefinitions = { readonly [Name in OverlayName]: OverlayDefinition<Name> };

/** One dialog replaced by another. */
export interface Replacement {
  closed: OverlayName;
  opened: Overlay;
}

/** `meta` of an event that also replaces a dialog, so that both are a single row in the timeline. */
export interface Brings {
  brings: Replacement;
}
