import { ButtonBase, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '@/shared/ui';
import { useFormats } from '@/shared/texts';

type Tone = 'info' | 'primary' | 'sale' | 'warning';

const Root = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  alignContent: 'start',
  padding: theme.spacing(5),
  textAlign: 'start',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.background.paper,
  fontFamily: theme.typography.fontFamily,
  transition: theme.transitions.create('border-color', { duration: 150 }),
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4) },
})) as typeof ButtonBase;

const IconBox = styled('span')<{ 'data-tone': Tone }>(({ theme, 'data-tone': tone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlockEnd: theme.spacing(3),
  borderRadius: 10,
  color: theme.vars?.palette[tone][tone === 'primary' ? 'dark' : 'main'],
  backgroundColor: theme.vars?.palette[tone].soft,
}));

const Count = styled('strong')({ fontSize: '1.75rem', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' });

const Label = styled('span')(({ theme }) => ({
  fontSize: '.875rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
}));

interface DashboardTileProps {
  tone: Tone;
  icon: ReactNode;
  /** Undefined while loading, null if loading failed. */
  count: number | null | undefined;
  label: string;
  /** Link target; without one, `onPress` is called. */
  to?: string;
  onPress?: () => void;
}

/** One count of the dashboard, linking to the counted items. */
export function DashboardTile({ tone, icon, count, label, to, onPress }: DashboardTileProps) {
  const formats = useFormats();
  const content = (
    <>
      <IconBox data-tone={tone} aria-hidden>
        {icon}
      </IconBox>
      <Count>
        {count === undefined ? <Skeleton width="2ch" /> : count === null ? '–' : formats.number(count)}
      </Count>
      <Label>{label}</Label>
    </>
  );
  return to ? (
    <Root component={Link} to={to}>
      {content}
    </Root>
  ) : (
    <Root onClick={onPress} aria-haspopup="dialog">
      {content}
    </Root>
  );
}
