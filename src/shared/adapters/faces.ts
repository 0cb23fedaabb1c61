declare global {
  interface Window {
    /** The shop's faces, made by the first paint (src/firstPaint/faces.ts); none is loaded by itself. */
    faces?: Record<'latin' | 'moreLatin' | 'arabic', FontFace>;
  }
}

/** Languages all of whose letters are in Cairo: a word in two fonts would not be connected. */
const IN_CAIRO = /^(?:ar|fa|ur)\b/;

/**
 * Loads the faces of a language; resolves when each is there or cannot be. Until `applyFaces` the page keeps
 * the system's fonts, and nothing moves.
 */
export async function requestFaces(language: string): Promise<void> {
  const { faces } = window;
  if (!faces) return;
  const needed = [faces.latin];
  if (IN_CAIRO.test(language)) needed.push(faces.arabic);
  else if (!language.startsWith('en')) needed.push(faces.moreLatin);
  // Without a face the page stays in the system's font.
  await Promise.allSettled(needed.map((face) => face.load()));
}

/** Shows the loaded faces, for pages that are new or hidden: on a visible one words would move. */
export function applyFaces(): void {
  for (const face of Object.values(window.faces ?? {}))
    if (face.status === 'loaded') document.fonts.add(face);
}
