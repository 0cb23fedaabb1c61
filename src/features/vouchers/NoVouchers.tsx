import { Drawing } from '@/shared/ui';

/** Illustration of two vouchers, of which the upper one is blank. */
export function NoVouchers() {
  return (
    <Drawing width={168} height={116}>
      <ellipse className="ground" cx="84" cy="106" rx="62" ry="8" />
      <path
        className="main"
        d="M48 20h88a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V58a10 10 0 0 0 0-20V26a6 6 0 0 1 6-6z"
        transform="rotate(-9 92 48)"
      />
      <path
        className="paper outline"
        d="M36 38h96a6 6 0 0 1 6 6v14a10 10 0 0 0 0 20v14a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V78a10 10 0 0 0 0-20V44a6 6 0 0 1 6-6z"
      />
      <path className="line" d="M102 46v8M102 64v8M102 82v8M46 60h32M46 76h20" />
      <path className="spark" d="M144 12v10M139 17h10" />
    </Drawing>
  );
}
