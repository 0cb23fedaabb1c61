import { html } from 'hono/html';
import type { Locale } from '../languages';
import { themeColors } from '../settings/theme';
import { htmlDocument, type Html } from './document';

const style = `
  :root { font: 15px/1.5 system-ui, sans-serif; color: #1a1a18; background: #fff; }
  body { margin: 0 auto; padding: 40px 32px; max-inline-size: 720px; }
  header { display: flex; justify-content: space-between; gap: 24px; flex-wrap: wrap; border-block-end: 2px solid ${themeColors.primary}; padding-block-end: 16px; margin-block-end: 24px; }
  h1 { font-size: 1.5rem; margin: 0; } p { margin: 0 0 4px; }
  .name { font-weight: 700; color: ${themeColors.primary}; font-size: 1.25rem; }
  .parties { display: flex; gap: 32px; flex-wrap: wrap; margin-block-end: 24px; } .parties div { flex: 1 1 220px; }
  .label, th { color: #5c5c56; font-size: .8125rem; font-weight: 500; text-align: start; }
  table { inline-size: 100%; border-collapse: collapse; }
  td, th { padding: 8px 0; border-block-end: 1px solid #e3e3de; vertical-align: top; } td + td, th + th { padding-inline-start: 16px; }
  .number { text-align: end; white-space: nowrap; } .sums { margin-inline-start: auto; margin-block-start: 16px; inline-size: min(320px, 100%); }
  .total td { font-weight: 700; border-block-end: 0; font-size: 1.125rem; } small { color: #5c5c56; display: block; }
  @media (max-width: 480px) { body { padding: 24px 16px; } table { font-size: .8125rem; } td + td, th + th { padding-inline-start: 8px; } td { overflow-wrap: anywhere; } }
  @page { margin: 16mm; } @media print { body { padding: 0; } tr { break-inside: avoid; } }
`;

/** Layout of documents to print or save: always on white, whatever the color scheme. */
export const documentLayout = (
  locale: Locale,
  { title, shop }: { title: string; shop: string },
  content: Html,
) =>
  htmlDocument(
    locale,
    title,
    style,
    html`<header>
        <h1>${title}</h1>
        <p class="name">${shop}</p>
      </header>
      ${content}`,
  );

/** A table row with a label and its amount. */
export const sumLine = (label: string, amount: string, kind = '') =>
  html`<tr class="${kind}">
    <td>${label}</td>
    <td class="number"><bdi>${amount}</bdi></td>
  </tr>`;
