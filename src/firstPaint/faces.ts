/** URLs of the faces' files; set by the build. */
declare const FACE_FILES: Readonly<Record<'latin' | 'moreLatin' | 'arabic', string>>;

const face = (family: string, file: string, unicodeRange = 'U+0-10FFFF') =>
  new FontFace(family, `url(${file})`, { weight: '300 900', unicodeRange });

/** Makes the faces, which the app loads after the first paint (src/shared/adapters/faces.ts). */
export function prepareFaces(): void {
  const { latin, moreLatin, arabic } = FACE_FILES;
  window.faces = {
    latin: face('Figtree', latin),
    moreLatin: face('Figtree', moreLatin, 'U+100-2FF,U+1E00-1EFF'),
    arabic: face('Cairo', arabic),
  };
}
