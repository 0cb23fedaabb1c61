/** The smallest valid PNG. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export const picture = (name = 'me.png') => new File([bytesOf(PIXEL)], name, { type: 'image/png' });

/** A file with the type of a picture, but other content. */
export const falsePicture = () => new File(['<html>not a picture</html>'], 'me.png', { type: 'image/png' });

/** A file with the signature of a PDF. */
export const pdfFile = () => new File(['%PDF-1.4 x'], 'invoice.pdf', { type: 'application/pdf' });

/** A file with the signature of a picture, larger than 2 MB. */
export const hugePicture = () =>
  new File([bytesOf(PIXEL), new Uint8Array(2 * 1024 * 1024)], 'huge.png', { type: 'image/png' });
