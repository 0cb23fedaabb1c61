import { useDispatch, useSelector } from 'react-redux';
import type { Language } from '@/domain/settings';
import { DEFAULT_LANGUAGE } from '@/domain/settings';
import { selectLanguages } from '@/core/settings';
import { languageChosen, selectRequestedLocale } from './locale.slice';

/** The languages of the settings, the one in use, and the way to choose another. */
export function useLanguages() {
  const dispatch = useDispatch();
  const known = useSelector(selectLanguages);
  const locale = useSelector(selectRequestedLocale);
  const languages = known.length > 0 ? known : [DEFAULT_LANGUAGE];
  return {
    languages,
    locale,
    /** Specification §2: the selected language's title; "English" before one is known, and without any. */
    title: languages.find(({ name }) => name === locale)?.title ?? DEFAULT_LANGUAGE.title,
    choose: ({ name, direction }: Language) => dispatch(languageChosen({ locale: name, direction })),
  };
}

/** "ir" is the settings' name for Persian; browsers and screen readers know it as "fa". */
export function htmlLanguageOf(locale: string): string {
  return locale === 'ir' ? 'fa' : locale;
}
