/** How to reach whoever runs the shop; what is null is not offered. */
export interface Contact {
  phone: string | null;
  email: string | null;
  /** An address of the web, or a number. */
  whatsapp: string | null;
  /** An address of the web, or a name. */
  messenger: string | null;
}

/** What is written to the shop. */
export interface ContactMessage {
  name: string;
  phone: string;
  subject: string;
  message: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The address of a WhatsApp chat: as the server gives it, or made of a number. */
export function whatsAppHref(given: string): string {
  return /^[+\d\s().-]+$/.test(given) ? `https://wa.me/${digitsOf(given)}` : given;
}

/** The address of a Messenger chat: as the server gives it, or made of a name. */
export function messengerHref(given: string): string {
  return /^[\w.]+$/.test(given) ? `https://m.me/${given}` : given;
}

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
