import { sumOfMoney, toCents } from '@/domain/money';

describe('money', () => {
  it.each([
    [12, 1200],
    [12.5, 1250],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [-1.005, -101],
  ])('reads %p as %p cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it('sums without the errors of binary fractions', () => {
    expect(sumOfMoney([0.1, 0.2, 19.99])).toBe(20.29);
  });
});
