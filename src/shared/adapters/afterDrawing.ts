/**
 * Resolves in a task of its own: what has been pressed is drawn first. No time of the clock passes, so it waits on the
 * browser alone.
 */
export const afterDrawing = () => new Promise<void>((resolve) => setTimeout(resolve));
