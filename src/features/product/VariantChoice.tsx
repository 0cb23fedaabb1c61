import type { Product } from '@/domain/catalogue';
import type { Variant } from '@/domain/variants';
import { pictureOf } from '@/domain/variants';
import { useT } from '@/shared/texts';
import { ChoiceGroup } from './ChoiceGroup';

interface VariantChoiceProps {
  product: Pick<Product, 'sizes' | 'colors' | 'thumbnail'>;
  variant: Variant;
  onChoose: (choice: Partial<Variant>) => void;
}

/** Radio groups for color and size, each only if the product has them. */
export function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  const t = useT();
  const { colors } = product;
  // With a picture of one color, the others show the product's own.
  const pictured = colors.some(({ thumbnail }) => thumbnail !== null)
    ? colors.map((color) => ({ ...color, thumbnail: pictureOf(product, color) }))
    : colors;
  return (
    <>
      {variant.color && (
        <ChoiceGroup
          label={t('Colour')}
          choices={pictured}
          chosen={variant.color}
          onChoose={(color) => onChoose({ color })}
        />
      )}
      {variant.size && (
        <ChoiceGroup
          label={t('Size')}
          choices={product.sizes}
          chosen={variant.size}
          onChoose={(size) => onChoose({ size })}
        />
      )}
    </>
  );
}
