import * as v from 'valibot';
import type { ChatShop } from '@/domain/chat';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    chat: { shop: ChatShop };
  }
}

const persistedPanel = v.object({
  activeShop: v.object({
    id: v.number(),
    name: v.string(),
    logo: v.nullable(v.string()),
    isOnline: v.nullable(v.boolean()),
  }),
});

export const chatOverlays = {
  chat: {
    load: () => import('./ChatPanel').then((module) => module.ChatPanel),
    closesOnNavigation: true,
    closesWithSession: true,
    // The panel that was open before a reload; persisted only for its page.
    rehydrate({ chat }) {
      const read = v.safeParse(persistedPanel, chat);
      return read.success ? { name: 'chat', shop: read.output.activeShop } : null;
    },
  },
} satisfies Partial<OverlayDefinitions>;
