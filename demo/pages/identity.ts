import { html } from 'hono/html';
import type { Identity } from '../auth/identities';
import type { Locale } from '../languages';
import { translate } from '../texts';
import { pageShell } from './shell';

interface IdentityPageProps {
  /** The provider's name. */
  title: string;
  people: readonly Identity[];
  /** Passed back unchanged with the result. */
  state: string;
  redirectUri: string;
}

/** The provider's page, on which the user chooses an account. */
export function identityPage({ title, people, state, redirectUri }: IdentityPageProps, locale: Locale) {
  const t = (text: string, params = {}) => translate(locale, { text, params });
  const choices = people.map(
    ({ name, email }) =>
      html`<button name="email" value="${email}">
        ${t('Continue as {name}', { name })}<br /><small><bdi>${email}</bdi></small>
      </button>`,
  );
  return pageShell(
    locale,
    title,
    html`<p>${t('Choose an account to continue with.')}</p>
      <form method="post">
        <input type="hidden" name="state" value="${state}" />
        <input type="hidden" name="redirect_uri" value="${redirectUri}" />
        ${choices}
        <button name="email" value="">${t('Cancel')}</button>
      </form>
      <p class="small">${t('A demonstration: nobody is asked outside this shop.')}</p>`,
  );
}

export const unknownIdentityPage = (locale: Locale) =>
  pageShell(
    locale,
    translate(locale, { text: 'There is no such sign-in.' }),
    html`<p><a href="/">${translate(locale, { text: 'Back to the shop' })}</a></p>`,
  );
