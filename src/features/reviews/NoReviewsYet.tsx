import { Drawing } from '@/shared/ui';

/** Illustration of a speech bubble with a star. */
export function NoReviewsYet() {
  return (
    <Drawing width={140} height={112}>
      <ellipse className="ground" cx="70" cy="104" rx="50" ry="6" />
      <path
        className="paper outline"
        d="M24 12h92a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10H68L46 98V80H24a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10z"
      />
      <path
        className="soft accent-outline"
        d="m70 24 7 14.6 16 2.2-11.7 11.1 2.9 15.9L70 60.2 55.8 67.8l2.9-15.9L47 40.8l16-2.2z"
      />
    </Drawing>
  );
}
