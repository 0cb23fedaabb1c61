import {
  DOUBLE_TAP_SCALE,
  drawnIn,
  MOST_ZOOM,
  panned,
  WHOLE,
  zoomedAt,
} from '@/features/product/gallery/zoom';

const frame = { width: 400, height: 800 };
const drawn = drawnIn(frame, { width: 800, height: 800 });

it('draws a picture as large as its frame', () => {
  expect(drawn).toEqual({ width: 400, height: 400 });
  expect(drawnIn(frame, { width: 0, height: 0 })).toEqual(frame);
});

describe('zooming', () => {
  it('keeps the point under the finger', () => {
    const point = { x: 100, y: 50 };
    const view = zoomedAt(WHOLE, DOUBLE_TAP_SCALE, point, frame, { width: 4000, height: 4000 });
    const before = { x: point.x - WHOLE.x, y: point.y - WHOLE.y };
    expect((point.x - view.x) / view.scale).toBeCloseTo(before.x);
    expect((point.y - view.y) / view.scale).toBeCloseTo(before.y);
  });

  it('is limited to 1× and 4×', () => {
    expect(zoomedAt(WHOLE, 0.2, { x: 90, y: 0 }, frame, drawn)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 99, { x: 0, y: 0 }, frame, drawn).scale).toBe(MOST_ZOOM);
  });
});

describe('panning', () => {
  it('stops at the edges of the picture', () => {
    const close = { scale: 2, x: 0, y: 0 };
    expect(panned(close, { x: 9999, y: 0 }, frame, drawn).x).toBe(200);
    expect(panned(close, { x: -9999, y: 0 }, frame, drawn).x).toBe(-200);
  });

  it('does not move a picture that fits', () => {
    expect(panned({ scale: 2, x: 0, y: 0 }, { x: 0, y: 300 }, frame, drawn).y).toBe(0);
    expect(panned(WHOLE, { x: 50, y: 50 }, frame, drawn)).toEqual(WHOLE);
  });
});
