import type { Contact, ContactMessage } from '@/domain/contact';
import { api } from '../api';
import { contactWire, thanksWire } from '../wire/contact.wire';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /contact-us: contact channels of the shop's owner. */
    getContact: build.query<Contact, void>({
      query: () => ({ url: '/contact-us', reads: contactWire, isPublic: true }),
      providesTags: ['Localised'],
    }),
    /**
     * POST /support: sends a contact message to the shop; returns the server's confirmation text, or null.
     */
    sendContactMessage: build.mutation<string | null, ContactMessage>({
      query: (body) => ({ url: '/support', method: 'POST', body, reads: thanksWire, isPublic: true }),
    }),
  }),
});

export const { useGetContactQuery, useSendContactMessageMutation } = contactApi;
