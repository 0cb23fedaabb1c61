import { html, raw } from 'hono/html';
import { direction, intlTag, type Locale } from '../languages';

export type Html = ReturnType<typeof html>;

/** A page served by the backend, in the language and direction of the request. */
export const htmlDocument = (locale: Locale, title: string, style: string, body: Html) =>
  html`<!doctype html>
    <html lang="${intlTag[locale]}" dir="${direction[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
