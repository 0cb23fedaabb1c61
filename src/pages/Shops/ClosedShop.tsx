import { Drawing } from '@/shared/ui';

/** Illustration of a closed shop front. */
export function ClosedShop() {
  return (
    <Drawing width={180} height={140}>
      <ellipse className="ground" cx="90" cy="128" rx="74" ry="7" />
      <path className="paper outline" d="M34 56h112v70H34z" />
      <path className="muted outline" d="M48 70h84v56H48z" />
      <path className="line" d="M48 82h84M48 94h84M48 106h84" />
      <path
        className="soft accent-outline"
        d="M28 22h124l10 30a14 14 0 0 1-28 0 15 15 0 0 1-29 0 15 15 0 0 1-30 0 15 15 0 0 1-29 0 14 14 0 0 1-28 0z"
      />
      <path className="accent" d="M52 22l-6 30M78 22l-3 30M102 22l3 30M128 22l6 30" />
      <circle className="main" cx="90" cy="117" r="3" />
    </Drawing>
  );
}
