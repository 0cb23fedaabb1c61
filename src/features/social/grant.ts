/** Result of a provider's sign-in, to be exchanged for a session. */
export interface Grant {
  /** Authorization code or access token. */
  code: string;
  /** Additional data of the provider, such as Apple's `user`. */
  data: unknown;
}
