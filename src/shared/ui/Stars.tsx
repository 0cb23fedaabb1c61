import StarRounded from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { useFormats, useT } from '@/shared/texts';

const Row = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  // The filled stars are clipped at a share of the width, which a grid or flex parent must not stretch.
  width: 'max-content',
  fontSize: '1.125rem',
  color: theme.vars?.palette.divider,
  '& svg': { flex: 'none', fontSize: 'inherit' },
  '@media (forced-colors: active)': { color: 'GrayText' },
}));

/** The filled stars, clipped at the rating. */
const Filled = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
  color: theme.vars?.palette.surface.star,
  '@media (forced-colors: active)': { color: 'Highlight' },
}));

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled up to the rating. */
export function Stars({ rating }: { rating: number }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Row role="img" aria-label={t('{rating} of 5 stars', { rating: formats.number(rating) })}>
      {STARS.map((star) => (
        <StarRounded key={star} aria-hidden />
      ))}
      <Filled style={{ width: `${rating * 20}%` }}>
        {STARS.map((star) => (
          <StarRounded key={star} aria-hidden />
        ))}
      </Filled>
    </Row>
  );
}
