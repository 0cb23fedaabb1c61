import { Drawing } from '@/shared/ui';

/** Illustration of two speech bubbles. */
export function QuietDesk() {
  return (
    <Drawing width={152} height={124}>
      <ellipse className="ground" cx="76" cy="114" rx="58" ry="8" />
      <path
        className="soft accent-outline"
        d="M66 14h62a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10h-4v14L108 70H66a10 10 0 0 1-10-10V24a10 10 0 0 1 10-10z"
      />
      <path
        className="paper outline"
        d="M24 38h66a10 10 0 0 1 10 10v38a10 10 0 0 1-10 10H46L30 108V96h-6a10 10 0 0 1-10-10V48a10 10 0 0 1 10-10z"
      />
      <path className="accent thick" d="M38 67h.1M57 67h.1M76 67h.1" />
    </Drawing>
  );
}
