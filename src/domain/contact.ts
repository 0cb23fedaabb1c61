/** Contact channels of the shop's owner; null ones are not offered. */
export interface Contact {
  phone: string | null;
  email: string | null;
  /** URL or phone number. */
  whatsapp: string | null;
  /** URL or user name. */
  messenger: string | null;
}

/** Values of the contact form. */
export interface ContactMessage {
  name: string;
  phone: string;
  subject: string;
  message: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** URL of a WhatsApp chat: the given URL, or one built from a phone number. */
export function whatsAppHref(given: string): string {
  return /^[+\d\s().-]+$/.test(given) ? `https://wa.me/${digitsOf(given)}` : given;
}

/** URL of a Messenger chat: the given URL, or one built from a user name. */
export function messengerHref(given: string): string {
  return /^[\w.]+$/.test(given) ? `https://m.me/${given}` : given;
}

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
