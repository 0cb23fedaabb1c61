import { styled } from '@mui/material/styles';
import { useFormats, useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import { timeParts } from './timeLeft';

const Boxes = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
});

const Box = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  minWidth: 48,
  paddingBlock: 5,
  paddingInline: 8,
  borderRadius: 8,
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: 1.15,
  backgroundColor: fixedColors.lighten,
  '& small': { fontSize: '.75rem', fontWeight: 400, color: theme.vars?.palette.deep.textMuted },
  [theme.breakpoints.down('sm')]: {
    minWidth: 34,
    paddingInline: 5,
    fontSize: '.875rem',
    '& small': { display: 'none' },
  },
}));

/** Countdown of the flash sale banner: a box for each unit. */
export function CountdownBoxes({ milliseconds }: { milliseconds: number }) {
  const t = useT();
  const formats = useFormats();
  const { days, hours, minutes, seconds } = timeParts(milliseconds);
  const units: [string, number][] = [
    [t('hours'), hours],
    [t('min'), minutes],
    [t('sec'), seconds],
  ];
  if (days > 0) units.unshift([t('days'), days]);
  return (
    <Boxes role="timer">
      {units.map(([unit, value]) => (
        <Box key={unit}>
          {formats.twoDigits(value)}
          <small>{unit}</small>
        </Box>
      ))}
    </Boxes>
  );
}
