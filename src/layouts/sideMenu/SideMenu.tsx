import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Drawer, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { SchemeChoice } from '@/features/appearance';
import { LanguageChoice } from '@/features/locale';
import { overlayClosed } from '@/core/overlays';
import { useSettings } from '@/core/settings';
import { useScreen, useSwipeAway } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { swipedSideways } from '@/shared/theme';
import { useLayer } from '@/shared/ui';
import { AppLinks } from '@/shared/ui/AppLinks';
import { SideMenuCategories } from './SideMenuCategories';
import { SideMenuPages } from './SideMenuPages';
import { SideMenuUser } from './SideMenuUser';

const Root = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: `min(360px, 100vw - ${theme.spacing(12)})`,
    paddingBlockEnd: `calc(${theme.spacing(6)} + env(safe-area-inset-bottom, 0px))`,
    ...swipedSideways,
  },
}));

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  paddingInline: theme.spacing(5, 3),
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(5, 5, 0),
}));

/** Specification §2: "Mobile: search dialog and side menu (Menu, Wishlist, My Cart, page links)". */
export function SideMenu() {
  const t = useT();
  const dispatch = useDispatch();
  const titleId = useId();
  const settings = useSettings();
  const { isOpen, onExited } = useLayer();
  const close = () => dispatch(overlayClosed('sideMenu'));
  const { swipedRef, buttonRef } = useSwipeAway({ edge: 'start' });
  // A turned tablet shows all of this in the bars.
  const isWide = useScreen() === 'wide';
  useEffect(() => {
    if (isWide) dispatch(overlayClosed('sideMenu'));
  }, [dispatch, isWide]);
  return (
    <Root
      open={isOpen}
      anchor="left"
      onClose={close}
      slotProps={{
        transition: { onExited },
        paper: { ref: swipedRef, role: 'dialog', 'aria-labelledby': titleId },
      }}
    >
      <Head>
        <Typography id={titleId} variant="h3" component="h2">
          {t('Menu')}
        </Typography>
        <IconButton ref={buttonRef} aria-label={t('Close')} onClick={close}>
          <CloseOutlined />
        </IconButton>
      </Head>
      <SideMenuUser />
      <SideMenuPages />
      <SideMenuCategories />
      <Part>
        <LanguageChoice />
        <SchemeChoice />
      </Part>
      {settings.showDownloadApp && (
        <Part>
          <Typography variant="h4" component="h3">
            {t('Download our app')}
          </Typography>
          <AppLinks background="paper" links={settings} />
        </Part>
      )}
    </Root>
  );
}
