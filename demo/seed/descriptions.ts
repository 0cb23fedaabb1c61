import { intlTag, type Locale, type Texts } from '../languages';
import type { Dice } from './random';
import type { Spec } from './ranges';
import { closings, headlines } from './phrases';
import { shopSeeds, type ShopKey } from './shops';

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const perLocale = (say: (locale: Locale) => string): Texts => ({
  en: say('en'),
  ar: say('ar'),
  ir: say('ir'),
});

/** Arabic product sheets of the Gulf write Latin digits, Persian ones their own. */
const digits: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(intlTag.en),
  ar: new Intl.NumberFormat(`${intlTag.ar}-u-nu-latn`),
  ir: new Intl.NumberFormat(intlTag.ir),
};

/** A measure with a number that belongs to this very product. */
export function measured({ text, least, most, step }: Spec, dice: Dice): Texts {
  const number = least + step * dice.whole(0, Math.floor((most - least) / step));
  return perLocale((locale) => text[locale].replace('{n}', digits[locale].format(number)));
}

/** What a description is made of. */
interface Parts {
  shop: ShopKey;
  about: Texts;
  facts: readonly Texts[];
}

/** The text of the product page, as HTML. */
export function descriptionOf({ shop, about, facts }: Parts, dice: Dice): Texts {
  const headline = dice.pick(headlines);
  const end = dice.pick(closings[shop]);
  return perLocale((locale) => {
    const list = facts.map((fact) => `<li>${escapeHtml(fact[locale])}</li>`).join('');
    return (
      `<h3>${escapeHtml(headline[locale])}</h3>` +
      `<p>${escapeHtml(about[locale])}</p>` +
      `<ul>${list}</ul>` +
      `<p>${escapeHtml(shopSeeds[shop].name)}: ${escapeHtml(end[locale])}</p>`
    );
  });
}
