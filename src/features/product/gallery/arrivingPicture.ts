import type { RefCallback } from 'react';
import { useCallback } from 'react';
import { timeTravel } from '@/shared/adapters';

// The picture of a pressed card moves to its place on the product's page (R120, decision 026).

interface Pressed {
  pathname: string;
  picture: HTMLElement;
  from: DOMRect;
  time: number;
}

/** Longest time (ms) from the press to the page: later, the picture would move without a cause. */
const SOON = 500;

const DURATION = 250;
const EASING = 'cubic-bezier(.16, 1, .3, 1)';

let pressed: Pressed | null = null;
let endsAt = 0;

// Runs with the first product of a visit, for the presses after it: before that, this code is not loaded.
window.addEventListener(
  'click',
  ({ target, timeStamp }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-card-link]') : null;
    const picture = link?.closest('article')?.querySelector('img')?.parentElement;
    pressed =
      link && picture
        ? { pathname: link.pathname, picture, from: picture.getBoundingClientRect(), time: timeStamp }
        : null;
  },
  true,
);

const hide = (element: HTMLElement, duration: number) =>
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });

function arrive(stage: HTMLElement): void {
  const now = performance.now();
  // The page takes over from its skeleton.
  if (now < endsAt) hide(stage, endsAt - now);
  if (!pressed) return;
  const { pathname, picture, from, time } = pressed;
  pressed = null;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (pathname !== window.location.pathname || now - time > SOON || isReduced || timeTravel.isActive())
    return;
  const to = stage.getBoundingClientRect();
  if (to.width === 0) return;
  const moving = picture.cloneNode(true) as HTMLElement;
  // A new page begins at its top, to which it is scrolled after this.
  const top = to.top + window.scrollY;
  Object.assign(moving.style, {
    position: 'fixed',
    inset: `${top}px auto auto ${to.left}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: '2',
    pointerEvents: 'none',
    borderRadius: getComputedStyle(stage).borderRadius,
    transformOrigin: '0 0',
  });
  moving.setAttribute('aria-hidden', 'true');
  document.body.append(moving);
  endsAt = now + DURATION;
  hide(stage, DURATION);
  const shift = `translate(${from.left - to.left}px, ${from.top - top}px) scale(${from.width / to.width})`;
  const flight = moving.animate([{ transform: shift }, { transform: 'none' }], {
    duration: DURATION,
    easing: EASING,
  });
  const remove = () => moving.remove();
  void flight.finished.then(remove, remove);
}

/** For the box of the product's picture, on the page and on its skeleton. */
export function useArrivingPicture(): RefCallback<HTMLElement> {
  return useCallback((stage: HTMLElement | null) => {
    if (stage) arrive(stage);
  }, []);
}
