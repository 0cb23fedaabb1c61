/**
 * Point of a picture that cropping keeps in view: shares of its width from the left and of its height from
 * the top. Pictures are not mirrored, so it is the same in every language.
 */
export interface FocalPoint {
  x: number;
  y: number;
}

/** CSS `object-position` that keeps the point in view. */
export const objectPosition = ({ x, y }: FocalPoint) => `${x * 100}% ${y * 100}%`;
