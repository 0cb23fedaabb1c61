import { Drawing } from '@/shared/ui';

/** An open, empty bag. */
export function EmptyBag() {
  return (
    <Drawing width={168} height={132}>
      <ellipse className="ground" cx="84" cy="118" rx="66" ry="10" />
      <path className="dark" d="M48 44h72l4 10H44z" />
      <path className="glint" d="M66 52V34a18 18 0 0 1 36 0v18" />
      <path className="main" d="M42 52h84l6 58a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6z" />
      <path className="light" opacity=".35" d="M42 52h20l-6 64H42a6 6 0 0 1-6-6z" />
      <path className="glint" opacity=".9" d="M70 78c8 9 20 9 28 0" />
      <path className="spark" d="M140 30v14M133 37h14M26 62v10M21 67h10M144 74v8M140 78h8" />
    </Drawing>
  );
}
