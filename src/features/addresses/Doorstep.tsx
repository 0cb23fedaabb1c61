import { fixedColors } from '@/shared/theme';
import { Drawing } from '@/shared/ui';

/** Illustration of a house under the pin of a map, with a parcel at its door. */
export function Doorstep() {
  return (
    <Drawing width={168} height={140}>
      <ellipse className="ground" cx="84" cy="130" rx="66" ry="8" />
      <path className="paper outline" d="M42 74h70v52a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4z" />
      <path className="main" d="M77 40 28 74a5 5 0 0 0 3 9h92a5 5 0 0 0 3-9z" />
      <path className="soft accent-outline" d="M66 130v-26a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v26z" />
      <path className="muted outline" d="M96 96h8v10h-8zM50 96h8v10h-8z" />
      <path fill={fixedColors.cardboard.front} d="M104 104h32v26h-32z" />
      <path fill={fixedColors.cardboard.lid} d="M104 104h32v7h-32z" />
      <path fill={fixedColors.cardboard.side} d="M116 104h8v12h-8z" />
      <path className="dark" d="M130 66C118 53 113 45 113 36a17 17 0 0 1 34 0c0 9-5 17-17 30z" />
      <circle className="paper" cx="130" cy="36" r="7" />
    </Drawing>
  );
}
