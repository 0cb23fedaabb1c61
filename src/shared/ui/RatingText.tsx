import StarRounded from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { useFormats, useT } from '../texts';
import { VisuallyHidden } from './VisuallyHidden';

const Line = styled('span')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: 600,
});

const Star = styled(StarRounded)(({ theme }) => ({
  fontSize: '1.2em',
  color: theme.vars?.palette.surface.star,
}));

/** One star and the average rating, such as "4.8". */
export function RatingText({ rating }: { rating: number }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Line>
      <Star aria-hidden />
      <VisuallyHidden>{t('Rating')} </VisuallyHidden>
      {formats.rating(rating)}
    </Line>
  );
}
