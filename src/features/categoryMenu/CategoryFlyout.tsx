import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import type { Category } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { Chevron, Link, Picture } from '@/shared/ui';
import { FlyoutPromo } from './FlyoutPromo';
import { TILE } from './moveFocus';
import { LIST_WIDTH } from './PanelShell';
import { useGrowing } from './useGrowing';

interface CategoryFlyoutProps {
  category: Category;
  flyoutProps: { ref: Ref<HTMLElement>; onPointerEnter: () => void };
  onChoice: () => void;
}

const Flyout = styled('section')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: LIST_WIDTH,
  insetInlineEnd: 0,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(min-content, 1fr)',
  gap: theme.spacing(5),
  padding: theme.spacing(7, 8),
  [theme.breakpoints.down('lg')]: { padding: theme.spacing(6), gap: theme.spacing(4) },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
}));

const AllOf = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 32,
  fontSize: '.875rem',
  fontWeight: 500,
  color: theme.vars?.palette.primary.dark,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: theme.spacing(5),
  ...unstyledList,
  // With hundreds of tiles, those out of view skip layout.
  '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 180px' },
  [theme.breakpoints.down('lg')]: { gap: theme.spacing(3) },
}));

const Tile = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  borderRadius: 12,
  fontSize: '.875rem',
  fontWeight: 500,
  textAlign: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '& img': { transition: 'scale 200ms' },
  '&:hover img': { scale: 1.035 },
  '&:hover': { color: theme.vars?.palette.primary.dark },
}));

const Promos = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(5),
  [theme.breakpoints.down('lg')]: { gap: theme.spacing(4) },
}));

/** Number of tiles that fill the flyout without scrolling. */
const TILES_IN_VIEW = 12;

const PROMOS = [
  { text: 'Most Popular', sortType: 'popular_product', at: 0, tone: 'primary' },
  { text: 'New arrivals', sortType: 'newest', at: -1, tone: 'warning' },
] as const;

/** The subcategories of one category with pictures, and two links to the category in a certain order. */
export function CategoryFlyout({ category, flyoutProps, onChoice }: CategoryFlyoutProps) {
  const t = useT();
  const { id, name, subCategories } = category;
  const renderedCount = useGrowing(subCategories.length, { first: TILES_IN_VIEW, step: 24 });
  return (
    <Flyout aria-label={name} {...flyoutProps}>
      <Head>
        <Typography variant="h3" component="h2" sx={{ fontSize: '1.5rem' }}>
          <bdi>{name}</bdi>
        </Typography>
        <AllOf {...TILE} to={paths.category(id)} onClick={onChoice}>
          {t('All of {name}', { name })}
          <Chevron to="end" />
        </AllOf>
      </Head>
      {subCategories.length > 0 && (
        <Tiles>
          {subCategories.slice(0, renderedCount).map((sub) => (
            <li key={sub.id}>
              <Tile {...TILE} to={paths.subCategory(id, sub.id)} onClick={onChoice}>
                <Picture src={sub.thumbnail} alt="" />
                <bdi>{sub.name}</bdi>
              </Tile>
            </li>
          ))}
        </Tiles>
      )}
      <Promos>
        {PROMOS.map(({ text, sortType, at, tone }) => (
          <FlyoutPromo
            key={sortType}
            to={paths.categorySorted(id, sortType)}
            tone={tone}
            category={name}
            title={t(text)}
            picture={subCategories.at(at)?.thumbnail ?? category.thumbnail}
            onChoice={onChoice}
          />
        ))}
      </Promos>
    </Flyout>
  );
}
