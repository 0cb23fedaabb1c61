import { stepInGrid } from '@/features/catalogue/gridSteps';

const at = (key: string, current: number, direction: 'ltr' | 'rtl' = 'ltr') =>
  stepInGrid({ key, current, count: 10, columns: 4, direction });

describe('arrow keys over a product grid', () => {
  it('move along the reading direction', () => {
    expect(at('ArrowRight', 2)).toBe(3);
    expect(at('ArrowRight', 2, 'rtl')).toBe(1);
    expect(at('ArrowLeft', 2, 'rtl')).toBe(3);
  });
  it('move by rows', () => {
    expect(at('ArrowDown', 1)).toBe(5);
    expect(at('ArrowUp', 5)).toBe(1);
  });
  it('stay inside', () => {
    expect(at('ArrowLeft', 0)).toBeNull();
    expect(at('ArrowUp', 3)).toBeNull();
    expect(at('ArrowDown', 7)).toBeNull();
  });
  it('jump to the ends', () => {
    expect(at('Home', 6)).toBe(0);
    expect(at('End', 6)).toBe(9);
    expect(at('Home', 0)).toBeNull();
  });
  it('leave other keys alone', () => {
    expect(at('Enter', 2)).toBeNull();
  });
});
