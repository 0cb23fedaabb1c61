import { styled } from '@mui/material/styles';
import type { ShopDetail } from '@/domain/catalogue';
import { useT } from '@/shared/texts';
import { EmptyState, Picture, ServerHtml } from '@/shared/ui';

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

const Pictures = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(4),
  '& > *': { borderRadius: 12 },
}));

/** What the shop says of itself; the first banner stands in the head already. */
export function ShopAbout({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const { shortDescription, description } = shop;
  const isSaidTwice = shortDescription !== null && (description?.includes(shortDescription) ?? false);
  const others = shop.banners.slice(1);
  if (!shortDescription && !description)
    return <EmptyState title={t('The shop has not written about itself yet.')} />;
  return (
    <Parts>
      {shortDescription && !isSaidTwice && <Lead>{shortDescription}</Lead>}
      {description && <ServerHtml html={description} />}
      {others.length > 0 && (
        <Pictures>
          {others.map(({ id, title, thumbnail }) => (
            <Picture key={id} src={thumbnail} alt={title} ratio={16 / 7} />
          ))}
        </Pictures>
      )}
    </Parts>
  );
}
