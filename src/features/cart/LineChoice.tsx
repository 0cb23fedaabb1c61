import type { CartLine } from '@/domain/cart';

/** The chosen size and color, "M · Petrol"; each name is isolated for bidirectional text. */
export function LineChoice({ line }: { line: Pick<CartLine, 'size' | 'color'> }) {
  const chosen = [line.size, line.color].filter((name) => name !== null);
  return chosen.map((name, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      <bdi>{name}</bdi>
    </span>
  ));
}
