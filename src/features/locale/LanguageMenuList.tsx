import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Menu, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { HangingProps } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { htmlLanguageOf } from './htmlLanguageOf';
import { useLanguages } from './useLanguages';

const Title = styled('span')({ flex: 1 });

/** Menu of the languages from the settings. */
export function LanguageMenuList(hanging: HangingProps) {
  const t = useT();
  const { languages, locale, choose } = useLanguages();
  return (
    <Menu
      {...hanging}
      slotProps={{
        paper: { component: 'section', 'aria-label': t('Language') },
        list: { 'aria-label': t('Language') },
      }}
    >
      {languages.map((language) => (
        <MenuItem
          key={language.name}
          role="menuitemradio"
          aria-checked={language.name === locale}
          selected={language.name === locale}
          lang={htmlLanguageOf(language.name)}
          onClick={() => {
            hanging.onClose();
            choose(language);
          }}
        >
          <Title>{language.title}</Title>
          {language.name === locale && <CheckOutlined fontSize="small" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
