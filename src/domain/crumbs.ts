/** One step of the way to a page. */
export interface Crumb {
  text: string;
  /** Absent for the page itself. */
  to?: string;
}
