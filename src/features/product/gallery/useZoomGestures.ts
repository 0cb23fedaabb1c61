import type { PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from '@/domain/pointerAim';
import type { Zoom } from './useZoom';

/**
 * Two taps within this time (ms) and distance (px) are a double tap; a longer or moving press is not a tap.
 */
const TAP_TIME = 320;
const TAP_DISTANCE = 24;

type Press = Point & { at: number };

const middleOf = ([one, other]: Point[]): Point => ({
  x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2,
});
const distance = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
const pressOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press => ({ x, y, at });
const isNear = (press: Press, earlier: Press | null): earlier is Press =>
  earlier !== null && press.at - earlier.at < TAP_TIME && distance([press, earlier]) < TAP_DISTANCE;

/**
 * Pinch and touch pad zoom, double tap toggles, drag pans a zoomed picture. At 1× the browser handles
 * one-finger swipes, so swipe and zoom never conflict (R59).
 */
export function useZoomGestures({ rowRef, scale, pan, zoomBy, toggleAt }: Zoom) {
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Press | null>(null);
  const tapped = useRef<Press | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A press whose end was missed must not count as a second finger.
    if (event.isPrimary) fingers.current.clear();
    fingers.current.set(event.pointerId, pressOf(event));
    const isAlone = fingers.current.size === 1;
    pressed.current = isAlone ? pressOf(event) : null;
    if (scale > 1 || !isAlone) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, pressOf(event));
    const now = [...fingers.current.values()];
    const [from, to] = now.length > 1 ? [middleOf(before), middleOf(now)] : [before[0], now[0]];
    if (from && to && (scale > 1 || now.length > 1)) pan({ x: to.x - from.x, y: to.y - from.y });
    if (now.length > 1 && to) zoomBy(distance(now) / (distance(before) || 1), to);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const press = pressOf(event);
    const isTap = isNear(press, pressed.current);
    pressed.current = null;
    if (!isTap) return;
    if (isNear(press, tapped.current)) toggleAt(press);
    tapped.current = isNear(press, tapped.current) ? null : press;
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    pressed.current = null;
  };

  const pinchOnPad = useEffectEvent((event: WheelEvent) => {
    // Browsers report a touch-pad pinch as a wheel event with Ctrl, and would zoom the page.
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const row = rowRef.current;
    const listen = (event: WheelEvent) => pinchOnPad(event);
    // React adds passive wheel listeners, which cannot prevent the default.
    row?.addEventListener('wheel', listen, { passive: false });
    return () => row?.removeEventListener('wheel', listen);
  }, [rowRef]);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
