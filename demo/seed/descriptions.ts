import { intlTag, type Locale, type Texts } from '../languages';
import type { Dice } from './random';
import type { Spec } from './ranges';
import { perLocale } from './perLocale';
import { closings, headlines } from './phrases';
import { shopSeeds, type ShopKey } from './shops';

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const digits: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(intlTag.en),
  ar: new Intl.NumberFormat(intlTag.ar),
  ir: new Intl.NumberFormat(intlTag.ir),
};

/** Fills a spec with a random number for the product. */
export function measured({ text, least, most, step }: Spec, dice: Dice): Texts {
  const number = least + step * dice.whole(0, Math.floor((most - least) / step));
  return perLocale((locale) => text[locale].replace('{n}', digits[locale].format(number)));
}

/** Content of a description. */
interface DescriptionDetails {
  shop: ShopKey;
  about: Texts;
  details: readonly Texts[];
}

/** Returns the description of the product page as HTML. */
export function descriptionOf({ shop, about, details }: DescriptionDetails, dice: Dice): Texts {
  const headline = dice.pick(headlines);
  const end = dice.pick(closings[shop]);
  return perLocale((locale) => {
    const list = details.map((detail) => `<li>${escapeHtml(detail[locale])}</li>`).join('');
    return (
      `<h3>${escapeHtml(headline[locale])}</h3>` +
      `<p>${escapeHtml(about[locale])}</p>` +
      `<ul>${list}</ul>` +
      `<p>${escapeHtml(shopSeeds[shop].name)}: ${escapeHtml(end[locale])}</p>`
    );
  });
}
