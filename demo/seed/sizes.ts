import type { Texts } from '../languages';
import { withOwnDigits } from './ownDigits';

/** A size with its surcharge in cents. */
type SizeRow = readonly [name: Texts, surcharge: number];

const plain = (name: string, surcharge = 0): SizeRow => [{ en: name, ar: name, ir: name }, surcharge];
const measured = (
  amount: string,
  [en, ar, ir]: readonly [string, string, string],
  surcharge = 0,
): SizeRow => [
  withOwnDigits({ en: `${amount} ${en}`, ar: `${amount} ${ar}`, ir: `${amount} ${ir}` }),
  surcharge,
];

const ml = ['ml', 'مل', 'میلی‌لیتر'] as const;
const liter = ['l', 'لتر', 'لیتر'] as const;
const cm = ['cm', 'سم', 'سانتی‌متر'] as const;
const kg = ['kg', 'كغ', 'کیلوگرم'] as const;
const gb = ['GB', 'غ.ب', 'گیگابایت'] as const;
const mm = ['mm', 'مم', 'میلی‌متر'] as const;
const years = ['years', 'سنوات', 'سال'] as const;

/** Odd surcharges require rounding of sums and taxes. */
export const sizeSets = {
  none: [],
  head: [plain('S'), plain('M'), plain('L', 1_000), plain('XL', 1_000)],
  clothes: [plain('XS'), plain('S'), plain('M'), plain('L'), plain('XL', 1_250)],
  shoes: ['38', '39', '40', '41', '42', '43', '44'].map((size) => plain(size)),
  storage: [measured('128', gb), measured('256', gb, 30_000), measured('512', gb, 79_999)],
  disk: [measured('512', gb), measured('1024', gb, 65_050)],
  perfume: [measured('30', ml), measured('50', ml, 8_050), measured('100', ml, 19_925)],
  drops: [measured('15', ml), measured('30', ml, 4_433)],
  bottle: [measured('500', ml), measured('750', ml, 1_075), measured('1', liter, 2_599)],
  case: [measured('38', liter), measured('65', liter, 12_000), measured('95', liter, 23_333)],
  pot: [measured('22', cm), measured('26', cm, 7_550), measured('30', cm, 14_995)],
  cushion: [measured('45', cm), measured('50', cm, 1_525)],
  plant: [measured('30', cm), measured('45', cm, 3_300), measured('80', cm, 9_967)],
  weight: [measured('8', kg), measured('16', kg, 14_000), measured('24', kg, 29_950)],
  strap: [measured('36', mm), measured('38', mm), measured('40', mm, 5_000)],
  age: [measured('4', years), measured('6', years), measured('8', years, 499)],
  ball: [plain('5'), plain('6'), plain('7', 510)],
} satisfies Record<string, readonly SizeRow[]>;

export type SizeSet = keyof typeof sizeSets;

/** All distinct sizes. The order determines the ids. */
export const allSizes: readonly Texts[] = [
  ...new Map(
    Object.values(sizeSets)
      .flat()
      .map(([name]) => [name.en, name] as const),
  ).values(),
];

/** Returns the ids of a set with their surcharges in cents. */
export function sizesOf(set: SizeSet): { id: number; surcharge: number }[] {
  return sizeSets[set].map(([name, surcharge]) => ({
    id: allSizes.findIndex((size) => size.en === name.en) + 1,
    surcharge,
  }));
}
