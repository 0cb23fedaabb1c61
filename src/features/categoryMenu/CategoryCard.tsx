import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Category } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { smallText, unstyledList } from '@/shared/theme';
import { Link, MoreLink, Picture } from '@/shared/ui';

export const CategoryCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(5),
  ...unstyledList,
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3) },
}));

const Card = styled('li')(({ theme }) => ({
  // Lets long names wrap instead of widening the card.
  minWidth: 0,
  '& > a': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars?.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4) },
}));

const Head = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(4),
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& small': { ...smallText, color: theme.vars?.palette.text.secondary },
  '&:hover h2': { color: theme.vars?.palette.primary.dark },
}));

const Round = styled('span')({ display: 'block', width: 84, borderRadius: '50%', overflow: 'hidden' });

const Subcategories = styled('ul')(({ theme }) => ({
  flex: 1,
  margin: theme.spacing(4, 0, 2),
  padding: theme.spacing(2, 0, 0),
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  listStyle: 'none',
}));

const SubcategoryLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 52,
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  borderRadius: 10,
  fontSize: '.9375rem',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { borderRadius: 8 },
  '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
}));

/** Further subcategories are on the category's page. */
const MAX_SUBCATEGORIES = 8;

interface CategoryCardProps {
  category: Category;
  /** Returns the URL of the category, or of one of its subcategories. */
  addressOf: (subcategoryId?: Id) => string;
}

/** A category with its subcategories; rendered inside `CategoryCards`. */
export function CategoryCard({ category, addressOf }: CategoryCardProps) {
  const { name, thumbnail, subCategories } = category;
  const t = useT();
  return (
    <Card>
      <Head to={addressOf()}>
        <Round>
          <Picture src={thumbnail} alt="" />
        </Round>
        <span>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {subCategories.length > 0 && (
            <small>{t('{count} sub-categories', { count: subCategories.length })}</small>
          )}
        </span>
      </Head>
      <Subcategories aria-label={name}>
        {subCategories.slice(0, MAX_SUBCATEGORIES).map((subcategory) => (
          <li key={subcategory.id}>
            <SubcategoryLink to={addressOf(subcategory.id)}>
              <Picture src={subcategory.thumbnail} alt="" />
              <span>
                <bdi>{subcategory.name}</bdi>
              </span>
            </SubcategoryLink>
          </li>
        ))}
      </Subcategories>
      <MoreLink to={addressOf()}>{t('All of {name}', { name })}</MoreLink>
    </Card>
  );
}

export function CategoryCardSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton variant="circular" width={84} height={84} />
      <Subcategories>
        {[60, 45, 70, 52, 64, 56].map((width) => (
          <li key={width}>
            <Skeleton height={52} width={`${width}%`} />
          </li>
        ))}
      </Subcategories>
      <Skeleton height={32} width="40%" />
    </Card>
  );
}
