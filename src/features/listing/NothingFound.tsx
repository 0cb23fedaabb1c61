import { Drawing } from '@/shared/ui';

/** Illustration of an empty shelf under a magnifier. */
export function NothingFound() {
  return (
    <Drawing width={180} height={140}>
      <ellipse className="ground" cx="88" cy="126" rx="72" ry="8" />
      <path className="ground outline" d="M22 44 36 22h84l14 22z" />
      <path className="muted outline" d="M22 44h112v74H22z" />
      <path className="line" d="M78 22v22M58 66h40" />
      <circle className="soft accent-outline thick" cx="124" cy="82" r="28" />
      <path className="accent thick" d="m145 103 18 18M106 78c2-8 8-13 16-14" />
    </Drawing>
  );
}
