/** A picture that a person has sent. */
export interface Photo {
  url: string;
  /** A small version; `url` if the server has none. */
  thumbnail: string;
}
