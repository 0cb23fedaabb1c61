import { html } from 'hono/html';
import type { Locale } from '../languages';
import { themeColors } from '../settings/theme';
import { htmlDocument, type Html } from './document';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #fafaf8; color: #1a1a18; }
  main { inline-size: min(360px, 100vw - 48px); padding: 32px; border-radius: 16px; background: #fff; border: 1px solid #e3e3de; }
  h1 { font-size: 1.25rem; margin: 0 0 16px; }
  .amount { font-size: 2rem; font-weight: 700; margin: 0 0 24px; }
  form { display: grid; gap: 12px; }
  button { font: inherit; padding: 12px; border-radius: 8px; border: 1px solid #8a8a83; background: transparent; color: inherit; cursor: pointer; }
  .main { background: ${themeColors.primary}; border-color: ${themeColors.primary}; color: #fff; font-weight: 500; }
  .small { font-size: .875rem; color: #70706a; margin: 16px 0 0; }
  a { color: ${themeColors.primary700}; }
  @media (prefers-color-scheme: dark) {
    body { background: #121413; color: #f0f2f0; } main { background: #1a1d1b; border-color: #2f3532; }
    .small { color: #959d98; } a { color: ${themeColors.primary300}; }
  }
`;

/** Layout of the payment and sign-in pages. */
export const pageShell = (locale: Locale, title: string, content: Html) =>
  htmlDocument(
    locale,
    title,
    style,
    html`<main>
      <h1>${title}</h1>
      ${content}
    </main>`,
  );
