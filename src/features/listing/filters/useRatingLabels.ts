import { useFormats, useT } from '@/shared/texts';

/** Returns the labels of a rating (api §1), such as "4 – 4.9", and of a lowest average, such as "4 & up". */
export function useRatingLabels() {
  const t = useT();
  const formats = useFormats();
  return {
    labelOf: (rating: number) =>
      rating >= 5 ? formats.number(5) : `${formats.number(rating)} – ${formats.number(rating + 0.9)}`,
    minLabelOf: (average: number) => t('{rating} & up', { rating: formats.number(average) }),
  };
}
