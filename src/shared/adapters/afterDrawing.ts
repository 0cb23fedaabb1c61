/**
 * Resolves in a new task, so that the browser paints the pressed state first. Uses `setTimeout` directly,
 * because the adapter's clock must not advance.
 */
export const afterDrawing = () => new Promise<void>((resolve) => setTimeout(resolve));
