import { createAction } from '@reduxjs/toolkit';
import type { Letter } from '@/domain/contact';

/** The form of /contact-us and /support was sent. */
export const letterSubmitted = createAction<Letter>('contact/letterSubmitted');
/** After one letter another is to be written. */
export const anotherLetterPressed = createAction('contact/anotherLetterPressed');
