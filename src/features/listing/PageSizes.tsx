import { styled } from '@mui/material/styles';
import type { Listing, ListingChange } from '@/domain/listing';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { useFormats, useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import type { QueryAddress } from '@/shared/ui';
import { QueryLink } from '@/shared/ui';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  ...smallText,
  color: theme.vars?.palette.text.secondary,
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 36,
    minHeight: 36,
    borderRadius: 8,
    color: theme.vars?.palette.primary.dark,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 700, color: theme.vars?.palette.text.primary },
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  },
}));

interface PageSizesProps {
  listing: Listing;
  total: number;
  /** Those that the server supports. */
  sizes: readonly number[];
  addressOf: (change: ListingChange) => QueryAddress;
}

/** More products on a page (R97); the page that opens has the first product of this one. */
export function PageSizes({ listing: { pageSize }, total, sizes, addressOf }: PageSizesProps) {
  const t = useT();
  const formats = useFormats();
  if (sizes.length < 2 || total <= CATALOGUE_PAGE_SIZE) return null;
  return (
    <Row aria-label={t('Per page')}>
      <span aria-hidden>{t('Per page')}</span>
      {sizes.map((size) => (
        <QueryLink
          key={size}
          to={addressOf({ pageSize: size })}
          aria-current={size === pageSize ? 'true' : undefined}
          aria-label={t('{number} per page', { number: formats.number(size) })}
        >
          {formats.number(size)}
        </QueryLink>
      ))}
    </Row>
  );
}
