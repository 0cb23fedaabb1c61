import { fixedColors } from '@/shared/theme';
import { Drawing } from '@/shared/ui';

/** Illustration of an empty open parcel. */
export function EmptyParcel() {
  return (
    <Drawing width={168} height={132}>
      <ellipse className="ground" cx="84" cy="120" rx="66" ry="9" />
      <path fill={fixedColors.cardboard.inside} d="M36 52 84 36l48 16-48 18z" />
      <path fill={fixedColors.cardboard.front} d="M36 52 84 70v50L36 100z" />
      <path fill={fixedColors.cardboard.side} d="M132 52 84 70v50l48-20z" />
      <path fill={fixedColors.cardboard.lid} d="M36 52 84 70 68 84 18 64z" />
      <path fill={fixedColors.cardboard.lid} d="M132 52 84 70l16 14 50-20z" opacity=".85" />
      <path className="glint" d="M84 10v14M62 16l5 11M106 16l-5 11" />
    </Drawing>
  );
}
