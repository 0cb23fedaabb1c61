/** Width of a cart line's picture, which grows with the text of the badge on it. */
export const THUMBNAIL_WIDTH = 'clamp(72px, 4.5rem, 96px)';
