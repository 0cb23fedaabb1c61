/** "ir" is the server's code for Persian; the HTML `lang` attribute needs "fa". */
export function htmlLanguageOf(locale: string): string {
  return locale === 'ir' ? 'fa' : locale;
}
