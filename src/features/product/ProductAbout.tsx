import { styled } from '@mui/material/styles';
import type { ProductDetail } from '@/domain/catalogue';
import { ServerHtml } from '@/shared/ui';

/** What it is in one sentence beside the rest. */
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 14),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  '& > :only-child': { gridColumn: '1 / -1' },
}));

const Lead = styled('p')({
  maxWidth: '40ch',
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: 500,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** What the shop says about it. */
export function ProductAbout({ product }: { product: ProductDetail }) {
  const { shortDescription, description } = product;
  return (
    <Parts>
      {shortDescription && <Lead>{shortDescription}</Lead>}
      {description && <ServerHtml html={description} />}
    </Parts>
  );
}
