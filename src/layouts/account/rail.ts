/** Screens with the account links as a rail of icons (R85). */
export const RAIL = '@media (min-width: 768px) and (max-width: 1199.95px)';

/** Screens with the account links in a row above the page. */
export const ROW = '@media (max-width: 767.95px)';
