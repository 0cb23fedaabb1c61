import { createAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '@/domain/contact';

/** The form of /contact-us and /support was submitted. */
export const letterSubmitted = createAction<ContactMessage>('contact/letterSubmitted');
/** "Write another message" was pressed, after a message was sent. */
export const anotherLetterPressed = createAction('contact/anotherLetterPressed');
