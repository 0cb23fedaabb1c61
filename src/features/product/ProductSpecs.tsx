import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ProductDetail } from '@/domain/catalogue';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';

const Table = styled('dl')(({ theme }) => ({
  margin: 0,
  fontSize: '.9375rem',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6em, 2fr) 3fr',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(2.5),
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
}));

const namesOf = (choices: readonly { name: string }[]) =>
  choices.map(({ name }) => `\u2068${name}\u2069`).join(' · ');

/** The product's properties that the server sent, as rows of a table (R37). */
export function ProductSpecs({ product }: { product: ProductDetail }) {
  const t = useT();
  const titleId = useId();
  const { isMultiVendor } = useSettings();
  const { brand, unit, colors, sizes, shop } = product;
  const rows = [
    { label: t('Brand'), value: brand },
    { label: t('Colour'), value: namesOf(colors) },
    { label: t('Size'), value: namesOf(sizes) },
    { label: t('Unit'), value: unit },
    { label: t('Sold by'), value: isMultiVendor && shop?.name },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('Specifications')}
      </Typography>
      <Table>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Table>
    </section>
  );
}
