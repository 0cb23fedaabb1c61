import type { CartLine } from '@/domain/cart';

/** "M · Petrol": what was chosen of a product, each name isolated from the direction of the others. */
export function LineChoice({ line }: { line: Pick<CartLine, 'size' | 'color'> }) {
  const chosen = [line.size, line.color].filter((name) => name !== null);
  return chosen.map((name, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      <bdi>{name}</bdi>
    </span>
  ));
}
