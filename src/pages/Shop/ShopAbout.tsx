import { styled } from '@mui/material/styles';
import type { ShopDetail } from '@/domain/catalogue';
import { useT } from '@/shared/texts';
import { AboutText, EmptyState, Picture } from '@/shared/ui';

const Pictures = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(4),
  '& > *': { borderRadius: 12 },
}));

/** The shop's description; omits the first banner, which the header shows. */
export function ShopAbout({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const { shortDescription, description } = shop;
  const isRepeated = shortDescription !== null && (description?.includes(shortDescription) ?? false);
  const others = shop.banners.slice(1);
  if (!shortDescription && !description)
    return <EmptyState title={t('The shop has not written about itself yet.')} />;
  return (
    <AboutText lead={isRepeated ? null : shortDescription} description={description} ownPicture={shop.logo}>
      {others.length > 0 && (
        <Pictures>
          {others.map(({ id, title, thumbnail }) => (
            <Picture key={id} src={thumbnail} alt={title} ratio={16 / 7} />
          ))}
        </Pictures>
      )}
    </AboutText>
  );
}
