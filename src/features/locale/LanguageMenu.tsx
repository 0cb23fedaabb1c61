import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { LazyMenu, useMenu } from '@/core/overlays';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { useLanguages } from './useLanguages';

const { Part: LanguageMenuList, preload } = lazyComponent(() =>
  import('./LanguageMenuList').then((module) => module.LanguageMenuList),
);

const Button = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 36,
  font: 'inherit',
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Specification §2: "language dropdown at the right showing the selected language's title". */
export function LanguageMenu() {
  const t = useT();
  const { title } = useLanguages();
  const { hanging, buttonProps } = useMenu('languageMenu');
  return (
    <>
      <Button
        {...buttonProps}
        aria-label={`${t('Language')}: ${title}`}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <LanguageOutlined sx={{ fontSize: '1rem' }} />
        {title}
        <ExpandMoreOutlined sx={{ fontSize: '1rem' }} />
      </Button>
      {hanging && (
        <LazyMenu name="languageMenu" isOpen={hanging.open}>
          <LanguageMenuList {...hanging} />
        </LazyMenu>
      )}
    </>
  );
}
