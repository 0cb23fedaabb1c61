/** What a provider gave: it is exchanged for a session. */
export interface Grant {
  /** Authorization code or access token. */
  code: string;
  /** What came besides, such as Apple's `user`. */
  data: unknown;
}
