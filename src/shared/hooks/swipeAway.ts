import { afterInput } from '../adapters';

/** Edge that an element is swiped to; `start` and `end` depend on the text direction. */
export type Edge = 'start' | 'end' | 'bottom';

export interface SwipeAwayOptions {
  edge: Edge;
  /** Selector of the parts that the element is pulled by; by default the whole element. */
  grip?: string | undefined;
  /** The visible button that does the same as the swipe: a swipe presses it. */
  button: () => HTMLElement | null;
  /** Slides out before the press, for elements without an exit transition of their own. */
  slidesOut?: boolean | undefined;
}

/** Distance (px) before a touch is a swipe. */
const SLOP = 10;

/** Part of the element's size, or speed (px/ms), from which a swipe is one to the end. */
const FAR = 0.4;
const FAST = 0.5;

/** A finger that rested this long (ms) before it left the screen has no speed. */
const REST = 80;

const SLIDE_OUT = 120;
const SLIDE_BACK = 180;

/** These handle sideways touches themselves. */
const OWN_GESTURE =
  'textarea, select, input:not([type=checkbox], [type=radio]), [role=slider], [data-sideways]';

interface Swipe {
  id: number;
  x: number;
  y: number;
  /** Distance towards the edge, in px; the sign of the axis is `towards`. */
  distance: number;
  towards: 1 | -1;
  speed: number;
  time: number;
  isClaimed: boolean;
}

const isReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets a finger swipe an element to an edge of the screen, without renders. The other axis stays the
 * browser's: the caller sets `touch-action`. Returns a function that removes the listeners.
 */
export function swipeAway(
  element: HTMLElement,
  { edge, grip, button, slidesOut }: SwipeAwayOptions,
): () => void {
  const isVertical = edge === 'bottom';
  const { style, dataset } = element;
  let swipe: Swipe | null = null;
  let slide: Animation | undefined;

  const transformOf = (distance: number, towards: number) =>
    isVertical ? `translate(0px, ${distance}px)` : `translate(${distance * towards}px, 0px)`;
  const sizeOf = () => (isVertical ? element.offsetHeight : element.offsetWidth);

  const start = ({
    pointerType,
    isPrimary,
    pointerId,
    clientX,
    clientY,
    target,
    timeStamp,
  }: PointerEvent) => {
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
    if (target.closest(OWN_GESTURE) || (grip && !target.closest(grip))) return;
    const isMirrored = getComputedStyle(element).direction === 'rtl';
    swipe = {
      id: pointerId,
      x: clientX,
      y: clientY,
      distance: 0,
      towards: isVertical || (edge === 'end') !== isMirrored ? 1 : -1,
      speed: 0,
      time: timeStamp,
      isClaimed: false,
    };
  };

  const move = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    if (swipe?.id !== pointerId) return;
    const [x, y] = [clientX - swipe.x, clientY - swipe.y];
    const along = isVertical ? y : x * swipe.towards;
    if (!swipe.isClaimed) {
      if (Math.hypot(x, y) < SLOP) return;
      // Another direction belongs to the browser, or to a swipe around this one.
      if (along <= Math.abs(isVertical ? x : y)) {
        swipe = null;
        return;
      }
      swipe.isClaimed = true;
      slide?.cancel();
      dataset.swiped = '';
      style.transition = 'none';
      element.setPointerCapture(pointerId);
    }
    const distance = Math.max(0, along - SLOP);
    swipe.speed = (distance - swipe.distance) / Math.max(1, timeStamp - swipe.time);
    swipe.time = timeStamp;
    swipe.distance = distance;
    style.transform = transformOf(distance, swipe.towards);
  };

  const slideTo = (transform: string, duration: number, after: () => void) => {
    slide = element.animate([{ transform: style.transform }, { transform }], {
      duration: isReduced() ? 0 : duration,
      easing: 'ease-out',
    });
    style.transform = transform;
    slide.onfinish = after;
  };
  const slideBack = () => slideTo('none', SLIDE_BACK, () => delete dataset.swiped);

  const press = () => {
    const { transform } = style;
    button()?.click();
    // A press during time travel, or one that was refused, leaves the element open.
    afterInput(() => {
      if (element.isConnected && style.transform === transform) slideBack();
    });
  };

  const end = ({ pointerId, timeStamp, type }: PointerEvent) => {
    if (swipe?.id !== pointerId) return;
    const { distance, towards, speed, time, isClaimed } = swipe;
    swipe = null;
    if (!isClaimed) return;
    const isFast = timeStamp - time < REST && Math.abs(speed) > FAST;
    const isAway = type === 'pointerup' && (isFast ? speed > 0 : distance > sizeOf() * FAR);
    if (!isAway) slideBack();
    else if (slidesOut) slideTo(transformOf(sizeOf(), towards), SLIDE_OUT, press);
    else press();
  };

  const handlers = { pointerdown: start, pointermove: move, pointerup: end, pointercancel: end };
  const events = Object.entries(handlers) as [keyof typeof handlers, (event: PointerEvent) => void][];
  for (const [type, handler] of events) element.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of events) element.removeEventListener(type, handler);
  };
}
