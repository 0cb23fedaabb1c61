import { useDispatch, useSelector } from 'react-redux';
import type { Language } from '@/domain/settings';
import { DEFAULT_LANGUAGE } from '@/domain/settings';
import { selectLanguages } from '@/core/settings';
import { languageChosen, selectRequestedLocale } from './locale.slice';

/** Available languages, the current one, and a function to choose another. */
export function useLanguages() {
  const dispatch = useDispatch();
  const known = useSelector(selectLanguages);
  const locale = useSelector(selectRequestedLocale);
  const languages = known.length > 0 ? known : [DEFAULT_LANGUAGE];
  return {
    languages,
    locale,
    /**
     * Specification §2: the selected language's title; "English" until it is known, or if it has no title.
     */
    title: languages.find(({ name }) => name === locale)?.title ?? DEFAULT_LANGUAGE.title,
    choose: ({ name, direction }: Language) => dispatch(languageChosen({ locale: name, direction })),
  };
}
