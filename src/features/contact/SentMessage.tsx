import { Drawing } from '@/shared/ui';

/** Illustration of a sent envelope. */
export function SentMessage() {
  return (
    <Drawing width={150} height={110}>
      <path className="glint" d="M6 40h26M2 58h22M10 76h18" />
      <rect className="paper outline" x="40" y="22" width="98" height="70" rx="8" />
      <path className="soft accent-outline" d="m42 28 41 34a10 10 0 0 0 12 0l41-34" />
    </Drawing>
  );
}
