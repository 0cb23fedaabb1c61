import { useFormats } from '@/shared/texts';

/** Returns the label of a rating filter, such as "4 – 4.9" (api §1); 5 is the maximum. */
export function useRatingLabel(): (rating: number) => string {
  const formats = useFormats();
  return (rating) =>
    rating >= 5 ? formats.number(5) : `${formats.number(rating)} – ${formats.number(rating + 0.9)}`;
}
