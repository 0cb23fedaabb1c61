/** `EVERY_STATE=1` runs every variant of a test and visits every state, otherwise a sample (R73). */
export const isComplete = process.env.EVERY_STATE === '1';

const LANGUAGES = ['en', 'ar'] as const;

type Language = (typeof LANGUAGES)[number];

/** Both languages, or one of them alone. */
export const languagesOr = (sample: Language): readonly Language[] => (isComplete ? LANGUAGES : [sample]);

/** Both languages, or Arabic alone: its direction and script break first, and most tests run in English. */
export const languages = languagesOr('ar');

/** Every variant in both languages, or in Arabic and English alternately. */
export const inLanguages = <Variant>(variants: readonly Variant[]): (readonly [Variant, Language])[] =>
  variants.flatMap((variant, index) =>
    languagesOr(index % 2 === 0 ? 'ar' : 'en').map((language) => [variant, language] as const),
  );
