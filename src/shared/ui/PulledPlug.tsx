import { Drawing } from './Drawing';

/** An unplugged cable: illustration for a page that failed to load. */
export function PulledPlug() {
  return (
    <Drawing width={200} height={120}>
      <ellipse className="ground" cx="100" cy="106" rx="84" ry="7" />
      <path className="line thick" d="M4 84c26 0 22-30 46-30" />
      <rect className="muted outline" x="48" y="34" width="38" height="40" rx="9" />
      <path className="line thick" d="M86 45h15M86 63h15" />
      <rect className="soft accent-outline" x="120" y="28" width="44" height="52" rx="12" />
      <path className="accent thick" d="M132 45h6M132 63h6" />
      <path className="accent thick" d="M164 54c20 0 14 30 34 30" />
      <path className="spark" d="m104 22 3 8M112 18v8M98 86l5-7M110 92l-1-8" />
    </Drawing>
  );
}
