import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Article } from '@/domain/article';
import { paths } from '@/domain/paths';
import { useServerMoments } from '@/core/settings';
import { useT } from '@/shared/texts';
import { clampedTo, unstyledList } from '@/shared/theme';
import { Link, Picture } from '@/shared/ui';

const Side = styled('aside')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    insetBlockStart: 96,
    paddingBlockStart: theme.spacing(4),
  },
}));

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(4),
  ...unstyledList,
  margin: theme.spacing(4, 0, 0),
}));

const Entry = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  borderRadius: 8,
  fontWeight: 500,
  lineHeight: 1.35,
  color: 'inherit',
  textDecoration: 'none',
  '& > :first-of-type': { borderRadius: 8, overflow: 'hidden' },
  '& b': {
    ...clampedTo(3),
    fontWeight: 500,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', marginBlockStart: 4, color: theme.vars?.palette.text.secondary },
  '&:hover b': { textDecoration: 'underline' },
}));

export function PopularArticles({ articles }: { articles: readonly Article[] }) {
  const t = useT();
  const { day } = useServerMoments();
  const titleId = useId();
  return (
    <Side aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2">
        {t('Popular articles')}
      </Typography>
      <List>
        {articles.map(({ id, slug, title, thumbnail, focus, createdAt }) => (
          <li key={id}>
            <Entry to={paths.blog(slug)}>
              <span>
                <Picture src={thumbnail} focus={focus} alt="" ratio={4 / 3} />
              </span>
              <span>
                <b>
                  <bdi>{title}</bdi>
                </b>
                <small>{day(createdAt)}</small>
              </span>
            </Entry>
          </li>
        ))}
      </List>
    </Side>
  );
}
