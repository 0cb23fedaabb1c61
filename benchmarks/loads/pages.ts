import { floorProducts } from './floor/products';

/** Styles of the document that the floor and the plain page share. */
const sharedStyles = `body{margin:0;font-family:sans-serif;background:#fafaf8}
main{display:grid;grid-template-columns:repeat(4,1fr);gap:16px;max-width:1200px;margin:24px auto}
h2{font-size:1rem}`;

const plainStyles = `header{display:flex;gap:16px;align-items:center;height:64px;padding:0 24px;background:#1976d2;color:#fff}
input{flex-grow:1;height:40px}
article{padding:16px;background:#fff;border:1px solid #ddd;border-radius:4px}
img{width:100%;height:auto}
button{padding:8px 16px;border:0;border-radius:4px;background:#1976d2;color:#fff}`;

const documentOf = (styles: string, head: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shop</title>
<style>${styles}</style>
${head}
</head>
<body>${body}</body>
</html>
`;

const scriptTags = ['vendor', 'main'].map((name) => `<script defer src="/${name}.js"></script>`).join('\n');

/** Document of the floor: an empty root for React. */
export const floorPage = documentOf(sharedStyles, scriptTags, '<div id="root"></div>');

const cards = floorProducts.map(
  ({ id, name, price, picture }) => `<article>
<img src="${picture}" alt="" width="400" height="400">
<h2><a href="/products/${id}/details">${name}</a></h2>
<p>${price}</p>
<button>Add to cart</button>
</article>`,
);

/** The floor's look and pictures without any script. */
export const plainPage = documentOf(
  `${sharedStyles}\n${plainStyles}`,
  '',
  `<header><strong>Shop</strong><input placeholder="Search"><span>Cart (0)</span></header>
<main>${cards.join('\n')}</main>`,
);
