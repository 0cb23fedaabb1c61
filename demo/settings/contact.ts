/** How the shop is reached (contract §8, GET /contact-us). */
export const contactData = {
  phone: '+971 4 555 0142',
  email: 'hello@marsa.example',
  whatsapp: 'https://wa.me/97145550142',
  messenger: 'https://m.me/marsa.example',
};
