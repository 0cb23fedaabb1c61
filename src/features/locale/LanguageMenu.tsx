import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import { LazyMenu, useMenu } from '@/core/overlays';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { UtilityButton } from '@/shared/ui';
import { useLanguages } from './useLanguages';

const { Part: LanguageMenuList, preload } = lazyComponent(() =>
  import('./LanguageMenuList').then((module) => module.LanguageMenuList),
);

/** Specification §2: "language dropdown at the right showing the selected language's title". */
export function LanguageMenu() {
  const t = useT();
  const { title } = useLanguages();
  const { hanging, buttonProps } = useMenu('languageMenu');
  return (
    <>
      <UtilityButton
        {...buttonProps}
        aria-label={`${t('Language')}: ${title}`}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <LanguageOutlined sx={{ fontSize: '1rem' }} />
        {title}
        <ExpandMoreOutlined sx={{ fontSize: '1rem' }} />
      </UtilityButton>
      {hanging && (
        <LazyMenu name="languageMenu" isOpen={hanging.open}>
          <LanguageMenuList {...hanging} />
        </LazyMenu>
      )}
    </>
  );
}
