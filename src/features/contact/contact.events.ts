import { createAction } from '@reduxjs/toolkit';
import type { ContactMessage } from '@/domain/contact';

/** The form of /contact-us and /support was submitted. */
export const contactMessageSubmitted = createAction<ContactMessage>('contact/contactMessageSubmitted');
/** "Write another message" was pressed, after a message was sent. */
export const anotherMessagePressed = createAction('contact/anotherMessagePressed');
