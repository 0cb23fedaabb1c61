import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ProductDetail } from '@/domain/catalogue';
import { useT } from '@/shared/texts';
import { sectionGap, ServerHtml } from '@/shared/ui';

const Root = styled('section')(sectionGap);

const Bar = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(7),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Title = styled(Typography)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 52,
  marginBlockEnd: -1,
  borderBlockEnd: `3px solid ${theme.vars?.palette.primary.main}`,
  fontSize: '1rem',
  fontWeight: 600,
})) as typeof Typography;

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
});

/** What the shop says about it. */
export function ProductAbout({ product }: { product: ProductDetail }) {
  const t = useT();
  const { shortDescription, description } = product;
  if (!shortDescription && !description) return null;
  return (
    <Root>
      <Bar>
        <Title variant="h2">{t('About')}</Title>
      </Bar>
      <Parts>
        {shortDescription && <Lead>{shortDescription}</Lead>}
        {description && <ServerHtml html={description} />}
      </Parts>
    </Root>
  );
}
