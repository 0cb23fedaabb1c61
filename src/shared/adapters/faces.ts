declare global {
  interface Window {
    /** The shop's faces, made by the inline script (src/firstPaint/faces.ts); none is loaded by itself. */
    faces?: Record<'latin' | 'moreLatin' | 'arabic', FontFace>;
  }
}

/** Languages all of whose letters are in Cairo: a word in two fonts would not be connected. */
const IN_CAIRO = /^(?:ar|fa|ur)\b/;

/** Loads the faces of a language. Until `applyFaces` the page keeps the system's fonts, and nothing moves. */
export function requestFaces(language: string): void {
  const { faces } = window;
  if (!faces) return;
  const needed = [faces.latin];
  if (IN_CAIRO.test(language)) needed.push(faces.arabic);
  else if (!language.startsWith('en')) needed.push(faces.moreLatin);
  // Without a face the page stays in the system's font.
  for (const face of needed) face.load().catch(() => undefined);
}

/** Shows the loaded faces. Called where a page is new anyway: a change on a visible page would move words. */
export function applyFaces(): void {
  for (const face of Object.values(window.faces ?? {}))
    if (face.status === 'loaded') document.fonts.add(face);
}
