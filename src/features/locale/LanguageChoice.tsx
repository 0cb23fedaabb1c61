import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useT } from '@/shared/texts';
import { htmlLanguageOf } from './htmlLanguageOf';
import { useLanguages } from './useLanguages';

/** Languages as toggle buttons, for the side menu. */
export function LanguageChoice() {
  const t = useT();
  const { languages, locale, choose } = useLanguages();
  return (
    <ToggleButtonGroup exclusive fullWidth value={locale} aria-label={t('Language')}>
      {languages.map((language) => (
        <ToggleButton
          key={language.name}
          value={language.name}
          lang={htmlLanguageOf(language.name)}
          onClick={() => choose(language)}
        >
          {language.title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
