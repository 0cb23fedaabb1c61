import { createAction } from '@reduxjs/toolkit';
import type { SocialProvider } from '@/domain/settings';

/** Google, Facebook or Apple was pressed in the Login dialog. */
export const socialPressed = createAction<SocialProvider>('social/socialPressed');
