/** The two elevations; everything else is flat. */
export const elevation = {
  /** Hovered cards, floating bars and buttons on pictures. */
  raised: '0 4px 20px #1414141f, 0 1px 4px #14141414',
  /** Dialogs, drawers and panels above the page. */
  overlay: '0 24px 64px #14141438, 0 4px 16px #1414141f',
} as const;
