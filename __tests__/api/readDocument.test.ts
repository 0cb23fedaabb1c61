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

it.each([
  [PDF, 'application/pdf', 'application/pdf', true],
  // The content determines the type, not the name.
  [PDF, 'text/html', 'application/pdf', true],
  [PDF, '', 'application/pdf', true],
  ['GIF89a...', 'image/svg+xml', 'image/gif', true],
  [SVG, 'image/svg+xml', 'application/octet-stream', false],
  ['<script>alert(1)</script>', 'application/pdf', 'application/octet-stream', false],
  ['<script>alert(1)</script>', 'application/xhtml+xml', 'application/octet-stream', false],
  ['', 'application/pdf', 'application/octet-stream', false],
])('%j declared as %j is kept as %s', async (body, declared, type, isViewable) => {
  const paper = await readDocument(new Response(body, { headers: { 'Content-Type': declared } }));
  expect(paper).toMatchObject({ kind: 'file', isViewable });
  expect(blobs.at(-1)?.type).toBe(type);
});

it('reads an HTML page as text, for the sandbox', async () => {
  const headers = { 'Content-Type': 'text/html; charset=UTF-8' };
  expect(await readDocument(new Response('<h1>Invoice</h1>', { headers }))).toEqual({
    kind: 'page',
    html: '<h1>Invoice</h1>',
  });
});
