import { styled } from '@mui/material/styles';
import type { RatingSummary } from '@/domain/reviews';
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
  display: 'grid',
  gridTemplateColumns: '1ch minmax(0, 1fr) 5ch',
  alignItems: 'center',
  gap: theme.spacing(3),
  ...smallText,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '& > :last-child': { textAlign: 'end' },
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

/** The average rating and the share of each number of stars. */
export function ReviewSummary({ summary }: { summary: RatingSummary }) {
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
        {STARS.map((stars) => (
          <Line
            key={stars}
            aria-label={t('{stars} of 5 stars: {share}', {
              stars: formats.number(stars),
              share: formats.percent(percentages[stars]),
            })}
          >
            <span aria-hidden>{formats.number(stars)}</span>
            <Track aria-hidden>
              <span style={{ width: `${percentages[stars]}%` }} />
            </Track>
            <span aria-hidden>{formats.percent(percentages[stars])}</span>
          </Line>
        ))}
      </Distribution>
    </div>
  );
}
