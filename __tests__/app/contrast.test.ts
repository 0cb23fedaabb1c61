import { onPicture } from '@/shared/theme';
import { contrastOf, mixed, READABLE, readableOf } from '@/shared/theme/contrast';

describe('contrast', () => {
  it('ranges from 1 to 21, in any order of the colors', () => {
    expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastOf('#0f7a5f', '#0f7a5f')).toBe(1);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('uses the first readable shade', () => {
    expect(readableOf(['#0f7a5f', '#0c624d'], ['#ffffff'])).toBe('#0f7a5f');
  });

  it('moves along the shades of a served theme that fails', () => {
    const chosen = readableOf(['#facc15', '#ca8a04', '#a16207', '#854d0e'], ['#ffffff']);
    expect(chosen).toBe('#a16207');
    expect(contrastOf(chosen, '#ffffff')).toBeGreaterThanOrEqual(READABLE);
  });

  it('must be readable on every background', () => {
    expect(readableOf(['#767676', '#595959'], ['#ffffff', '#eeeeea'])).toBe('#595959');
  });

  it('uses the nearest shade when none is readable', () => {
    expect(readableOf(['#eeeeee', '#cccccc', '#dddddd'], ['#ffffff'])).toBe('#cccccc');
  });

  it('mixes colors', () => {
    expect(mixed('#ffffff', '#000000', 0.5)).toBe('#808080');
    expect(mixed('#123456', '#abcdef', 0)).toBe('#abcdef');
    expect(mixed('#123', '#abcdef', 1)).toBe('#112233');
  });

  it.each(['glass', 'glassStrong'] as const)('of a button of %s is 3 to 1 on any picture', (glass) => {
    const [, color = '', alpha = ''] = /(#[\da-f]{6})([\da-f]{2})/.exec(onPicture[glass]) ?? [];
    for (const picture of ['#000000', '#ffffff']) {
      const background = mixed(color, picture, parseInt(alpha, 16) / 255);
      expect(contrastOf(onPicture.ink, background)).toBeGreaterThanOrEqual(3);
    }
  });
});
