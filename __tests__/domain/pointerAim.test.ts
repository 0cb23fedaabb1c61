import { isAimedAt } from '@/domain/pointerAim';

const flyout = { left: 300, right: 1300, top: 0, bottom: 500 };

describe('a pointer on its way to the flyout', () => {
  it('may cross other categories diagonally', () => {
    expect(isAimedAt(flyout, { x: 100, y: 200 }, { x: 120, y: 215 })).toBe(true);
    expect(isAimedAt(flyout, { x: 100, y: 200 }, { x: 120, y: 190 })).toBe(true);
  });

  it('selects the category when it moves straight down', () => {
    expect(isAimedAt(flyout, { x: 100, y: 200 }, { x: 100, y: 240 })).toBe(false);
    expect(isAimedAt(flyout, { x: 100, y: 200 }, { x: 104, y: 260 })).toBe(false);
  });

  it('selects the category when it moves away from the flyout', () => {
    expect(isAimedAt(flyout, { x: 100, y: 200 }, { x: 80, y: 205 })).toBe(false);
  });

  it('works with the flyout on the left, as in right-to-left pages', () => {
    const mirrored = { left: 0, right: 1000, top: 0, bottom: 500 };
    expect(isAimedAt(mirrored, { x: 1200, y: 200 }, { x: 1180, y: 215 })).toBe(true);
    expect(isAimedAt(mirrored, { x: 1200, y: 200 }, { x: 1220, y: 200 })).toBe(false);
  });

  it('is not aiming once inside', () => {
    expect(isAimedAt(flyout, { x: 400, y: 200 }, { x: 420, y: 200 })).toBe(false);
  });
});
