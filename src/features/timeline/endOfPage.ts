const KEY = 'lookingBack';

/**
 * Remembers for the next load in this tab that the page ended during time travel: by a reload, or in the dev
 * build by an edit that hot reload cannot apply. The storage adapter drops what is written meanwhile.
 */
export function noteEnd(isTimeTraveling: () => boolean): void {
  window.addEventListener('pagehide', () => {
    try {
      if (isTimeTraveling()) window.sessionStorage.setItem(KEY, 'ended');
    } catch {
      // Without storage the next load shows nothing.
    }
  });
}

/** Whether the last load in this tab ended so; forgets it. */
export function takeEnd(): boolean {
  try {
    const isEnded = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return isEnded;
  } catch {
    return false;
  }
}
