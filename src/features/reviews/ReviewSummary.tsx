import { styled } from '@mui/material/styles';
import type { RatingSummary, Stars as StarCount } from '@/domain/reviews';
import { STARS } from '@/domain/reviews';
import { useFormats, useT } from '@/shared/texts';
import { smallText, unstyledList } from '@/shared/theme';
import { Stars } from '@/shared/ui';

const Average = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  margin: 0,
  marginBlockEnd: theme.spacing(5),
  '& > strong': {
    fontSize: '3rem',
    lineHeight: 1,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > span': { display: 'grid', gap: 2, ...smallText, color: theme.vars?.palette.text.secondary },
}));

const Distribution = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  ...unstyledList,
}));

const Line = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1ch minmax(0, 1fr) 5ch',
  alignItems: 'center',
  gap: theme.spacing(3),
  ...smallText,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '& > span': { position: 'relative', pointerEvents: 'none' },
  '& > :last-child': { textAlign: 'end' },
  '&:has([aria-pressed=true])': { fontWeight: 700, color: theme.vars?.palette.text.primary },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Lies below the line, which has the same size with and without it. */
const StarsButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: theme.spacing(-0.5, -1.5),
  border: 0,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
  '&[aria-pressed=true]': {
    backgroundColor: theme.vars?.palette.primary.soft,
    outline: `1px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: -1,
  },
  '&:focus-visible': { ...theme.focusVisible },
}));

const Track = styled('span')(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars?.palette.surface.strong,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    backgroundColor: theme.vars?.palette.surface.star,
  },
}));

interface ReviewSummaryProps {
  summary: RatingSummary;
  /** The stars that the list is filtered by. */
  chosen: StarCount | null;
  /** Undefined if the server cannot filter by stars. */
  onChoose: ((change: { stars: StarCount | null }) => void) | undefined;
}

/** The average rating and the share of each number of stars, which filter the list where the server can. */
export function ReviewSummary({ summary, chosen, onChoose }: ReviewSummaryProps) {
  const t = useT();
  const formats = useFormats();
  const { rating, totalReviews, percentages } = summary;
  return (
    <div>
      <Average>
        <strong>{formats.rating(rating)}</strong>
        <span>
          <Stars rating={rating} />
          {t('{count} reviews', { count: totalReviews })}
        </span>
      </Average>
      <Distribution aria-label={t('How the stars are spread')}>
        {STARS.map((stars) => {
          const label = t('{stars} of 5 stars: {share}', {
            stars: formats.number(stars),
            share: formats.percent(percentages[stars]),
          });
          return (
            <Line key={stars} {...(!onChoose && { 'aria-label': label })}>
              {onChoose && (
                <StarsButton
                  type="button"
                  aria-label={label}
                  aria-pressed={chosen === stars}
                  onClick={() => onChoose({ stars: chosen === stars ? null : stars })}
                />
              )}
              <span aria-hidden>{formats.number(stars)}</span>
              <Track aria-hidden>
                <span style={{ width: `${percentages[stars]}%` }} />
              </Track>
              <span aria-hidden>{formats.percent(percentages[stars])}</span>
            </Line>
          );
        })}
      </Distribution>
    </div>
  );
}
