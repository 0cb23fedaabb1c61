import { Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Category } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { bleed } from '@/shared/ui';

const Row = styled('nav')(bleed, ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginBlockEnd: theme.spacing(5),
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
  },
}));

const Choice = styled(Chip)({
  height: 36,
  fontSize: '.875rem',
  '@media (pointer: coarse)': { height: 44, borderRadius: 22 },
}) as typeof Chip;

export function SubCategorySkeleton() {
  return (
    <Row aria-hidden>
      {[64, 112, 96, 88, 104].map((width) => (
        <Choice key={width} label="" sx={{ width }} />
      ))}
    </Row>
  );
}

/** From a category to its parts and back. */
export function SubCategoryChips({ category, chosen }: { category: Category; chosen: Id | null }) {
  const t = useT();
  const choices = [
    { id: null, name: t('All'), to: paths.category(category.id) },
    ...category.subCategories.map(({ id, name }) => ({ id, name, to: paths.subCategory(category.id, id) })),
  ];
  return (
    <Row aria-label={t('Sub-categories')}>
      {choices.map(({ id, name, to }) => (
        <Choice
          key={to}
          component={Link}
          to={to}
          clickable
          label={name}
          variant={id === chosen ? 'filled' : 'outlined'}
          color={id === chosen ? 'primary' : 'default'}
          aria-current={id === chosen ? 'page' : undefined}
        />
      ))}
    </Row>
  );
}
