import { styled } from '@mui/material/styles';
import type { Category } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { bleed, Link, Picture, ScrollRow, sectionGap } from '@/shared/ui';

const Root = styled('section')(sectionGap);

/** All in one row from 900 px, below that a swipeable row; the skeleton uses the same columns. */
export const CategoryColumns = styled(ScrollRow)(bleed, ({ theme }) => ({
  gap: theme.spacing(4),
  gridAutoColumns: 'minmax(5.5rem, 1fr)',
  [theme.breakpoints.down('md')]: { gridAutoColumns: '6.5rem' },
  [theme.breakpoints.down('sm')]: { gridAutoColumns: '4.75rem', gap: theme.spacing(3) },
}));

export const Thumb = styled('span')({
  display: 'block',
  width: '100%',
  maxWidth: 132,
  borderRadius: '50%',
  overflow: 'hidden',
  transition: 'transform 200ms cubic-bezier(.16, 1, .3, 1)',
});

const Tile = styled(Link)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  borderRadius: 12,
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.35,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.primary,
  '@media (hover: hover)': { '&:hover > :first-of-type': { transform: 'scale(1.03)' } },
  // Two lines in any font: the shop's own face is loaded after the first paint.
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(2),
    fontSize: '.75rem',
    '& > :last-child': { minHeight: '2lh' },
  },
}));

const Count = styled('small')(({ theme }) => ({
  display: 'block',
  whiteSpace: 'nowrap',
  fontSize: '.75rem',
  fontWeight: 400,
  color: theme.vars?.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  const t = useT();
  return (
    <Root aria-label={t('Categories')}>
      <CategoryColumns label={t('Categories')}>
        {categories.map(({ id, name, thumbnail, subCategories }) => (
          <li key={id}>
            <Tile to={paths.category(id)}>
              <Thumb>
                <Picture src={thumbnail} alt="" />
              </Thumb>
              <span>
                <bdi>{name}</bdi>
                {subCategories.length > 0 && (
                  <Count>{t('{count} sub-categories', { count: subCategories.length })}</Count>
                )}
              </span>
            </Tile>
          </li>
        ))}
      </CategoryColumns>
    </Root>
  );
}
