import { timeTravel } from '@/shared/adapters';

// The picture of a pressed card moves to its place on the product's page (R120, decision 026).

/** Longest time (ms) from the press to the page: later, the picture would move without a cause. */
const SOON = 500;

const DURATION = 250;

interface Pressed {
  pathname: string;
  picture: Node;
  from: DOMRect;
  time: number;
}

let pressed: Pressed | null = null;
let endsAt = 0;

// Runs with the first product of a visit, for the presses after it: before that, this code is not loaded.
window.addEventListener(
  'click',
  ({ target, timeStamp }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-card-link]');
    const picture = link && link.closest('article')?.querySelector('img')?.parentElement;
    pressed = picture
      ? { pathname: link.pathname, picture, from: picture.getBoundingClientRect(), time: timeStamp }
      : null;
  },
  true,
);

/** Ref of the box of the product's picture, on the page and on its skeleton. */
export function arrivingPicture(stage: HTMLElement | null): void {
  if (!stage) return;
  const now = performance.now();
  const isExpected =
    pressed?.pathname === window.location.pathname &&
    now - pressed.time < SOON &&
    !timeTravel.isActive() &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Measured only then: on a load it would be a layout of the page in the middle of its rendering.
  const to = isExpected ? stage.getBoundingClientRect() : null;
  if (pressed && to && to.width > 0) {
    const { picture, from } = pressed;
    const moving = picture.cloneNode(true) as HTMLElement;
    // A new page begins at its top, to which it is scrolled after this.
    const top = to.top + window.scrollY;
    moving.style.cssText +=
      `position:fixed;inset:${top}px auto auto ${to.left}px;width:${to.width}px;height:${to.height}px;` +
      'z-index:2;pointer-events:none;transform-origin:0 0;border-radius:16px';
    document.body.append(moving);
    const shift = `translate(${from.left - to.left}px, ${from.top - top}px) scale(${from.width / to.width})`;
    moving.animate([{ transform: shift }, { transform: 'none' }], {
      duration: DURATION,
      easing: 'cubic-bezier(.16, 1, .3, 1)',
    }).onfinish = () => moving.remove();
    endsAt = now + DURATION;
  }
  pressed = null;
  // The page's own picture waits for the other, also where the page takes over from its skeleton.
  if (now < endsAt) stage.animate([{ opacity: 0 }, { opacity: 0 }], { duration: endsAt - now });
}
