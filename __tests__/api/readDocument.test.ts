import { readDocument } from '@/api/readDocument';

const blobs: Blob[] = [];

beforeAll(() => {
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${blobs.push(file)}`,
    revokeObjectURL: () => undefined,
  });
});

const PDF = '%PDF-1.7 invoice';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const HTML = '<script>alert(1)</script>';

it.each([
  [PDF, 'application/pdf', 'pdf', 'application/pdf'],
  // The content decides, not the declared type.
  [PDF, 'text/html', 'pdf', 'application/pdf'],
  [PDF, '', 'pdf', 'application/pdf'],
  ['GIF89a...', 'image/svg+xml', 'picture', 'image/gif'],
  [HTML, 'text/html; charset=UTF-8', 'file', 'application/octet-stream'],
  [HTML, 'application/pdf', 'file', 'application/octet-stream'],
  [HTML, 'application/xhtml+xml', 'file', 'application/octet-stream'],
  [` ${PDF}`, 'application/pdf', 'file', 'application/octet-stream'],
  [SVG, 'image/svg+xml', 'file', 'application/octet-stream'],
  ['', 'application/pdf', 'file', 'application/octet-stream'],
])('reads %j declared as %j as a %s', async (body, declared, kind, type) => {
  const orderDocument = await readDocument(new Response(body, { headers: { 'Content-Type': declared } }));
  expect(orderDocument.kind).toBe(kind);
  expect(blobs.at(-1)?.type).toBe(type);
});

it.each([
  ['inline; filename="invoice-M-7.pdf"', 'invoice-M-7.pdf'],
  ['attachment; filename=slip.pdf', 'slip.pdf'],
  ['inline; filename="x.pdf"; filename*=UTF-8\'\'%D9%81%D8%A7%D8%AA%D9%88%D8%B1%D8%A9.pdf', 'فاتورة.pdf'],
  // The extension is that of the content.
  ['inline; filename="invoice.html"', 'invoice.pdf'],
  ['inline; filename="../../.invoice\\".exe"', 'invoice.pdf'],
  ['inline; filename="C:\\\\temp\\\\slip.pdf"', 'slip.pdf'],
  ['inline; filename="\u202efdp.exe"', 'fdp.pdf'],
  [`inline; filename="${'a'.repeat(500)}.pdf"`, `${'a'.repeat(100)}.pdf`],
  ["inline; filename*=UTF-8''%E0%A4", 'invoice.pdf'],
  ['inline; filename="/"', 'invoice.pdf'],
  ['inline', 'invoice.pdf'],
  ['', 'invoice.pdf'],
])('names a PDF with the header %j', async (disposition, fileName) => {
  const response = new Response(PDF);
  Object.defineProperty(response, 'url', { value: 'https://shop.example/api/orders/7/invoice?x=1' });
  Object.defineProperty(response, 'headers', {
    value: { get: (name: string) => (name === 'Content-Disposition' ? disposition : null) },
  });
  expect((await readDocument(response)).fileName).toBe(fileName);
});

it('names a file that cannot be opened as the server does, or "document"', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="invoice.docx"' };
  expect((await readDocument(new Response('PK', { headers }))).fileName).toBe('invoice.docx');
  expect((await readDocument(new Response('PK'))).fileName).toBe('document');
});
