import type { CartLine } from '@/domain/cart';
import { useT } from '@/shared/texts';

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

/** The chosen size and color with the quantity, "M · Petrol · Quantity 2". */
export function LineDetails({ line }: { line: Pick<CartLine, 'size' | 'color' | 'quantity'> }) {
  const t = useT();
  const hasChoice = line.size !== null || line.color !== null;
  return (
    <>
      <LineChoice line={line} />
      {hasChoice && ' · '}
      {t('Quantity {count}', { count: line.quantity })}
    </>
  );
}
