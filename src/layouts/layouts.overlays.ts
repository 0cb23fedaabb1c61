import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    sideMenu: object;
    userMenu: object;
    downloadApp: object;
    shortcuts: object;
  }
}

export const layoutOverlays = {
  sideMenu: {
    load: () => import('./sideMenu/SideMenu').then((module) => module.SideMenu),
    closesOnNavigation: true,
  },
  userMenu: {
    closesOnNavigation: true,
    closesWithSession: true,
  },
  downloadApp: {
    closesOnNavigation: true,
  },
  shortcuts: {
    load: () => import('./shortcuts/ShortcutsDialog').then((module) => module.ShortcutsDialog),
    closesOnNavigation: true,
  },
} satisfies Partial<OverlayDefinitions>;
