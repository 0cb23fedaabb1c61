/** Breadcrumb item. */
export interface Crumb {
  text: string;
  /** Absent for the current page. */
  to?: string;
}
