import { useFormats } from '@/shared/texts';

/** "4 – 4.9": what a rating of the filter stands for (contract §1); 5 is the highest there is. */
export function useRatingWords(): (rating: number) => string {
  const formats = useFormats();
  return (rating) =>
    rating >= 5 ? formats.number(5) : `${formats.number(rating)} – ${formats.number(rating + 0.9)}`;
}
