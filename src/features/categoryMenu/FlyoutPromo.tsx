import { styled } from '@mui/material/styles';
import { Chevron, Link, Picture } from '@/shared/ui';
import { TILE } from './moveFocus';

interface FlyoutPromoProps {
  to: string;
  tone: 'primary' | 'warning';
  category: string;
  title: string;
  picture: string | null;
  onChoice: () => void;
}

const Tile = styled(Link, { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'primary' | 'warning' }>(
  ({ theme, tone }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(4),
    padding: theme.spacing(4),
    paddingInlineStart: theme.spacing(6),
    borderRadius: 16,
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette[tone].soft,
    textDecoration: 'none',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.divider}` },
    '&:hover svg': { translate: '3px' },
    '[dir=rtl] &:hover svg': { translate: '-3px' },
    '& svg': { transition: 'translate 150ms' },
  }),
);

const Label = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  fontSize: '.75rem',
  fontWeight: 600,
  color: theme.vars?.palette.text.secondary,
}));

const Title = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontSize: '1.25rem',
  lineHeight: 1.2,
  fontWeight: 700,
  color: theme.vars?.palette.text.primary,
  [theme.breakpoints.down('lg')]: { fontSize: '1rem' },
}));

const RoundPicture = styled('span')(({ theme }) => ({
  display: 'grid',
  width: 128,
  borderRadius: '50%',
  overflow: 'hidden',
  [theme.breakpoints.down('lg')]: { width: 88 },
}));

/** A wide tile that links to a category in a certain sort order. */
export function FlyoutPromo({ to, tone, category, title, picture, onChoice }: FlyoutPromoProps) {
  return (
    <Tile {...TILE} to={to} tone={tone} onClick={onChoice}>
      <Label>
        <bdi>{category}</bdi>
        <Title>
          {title}
          <Chevron to="end" />
        </Title>
      </Label>
      <RoundPicture>
        <Picture src={picture} alt="" />
      </RoundPicture>
    </Tile>
  );
}
