/** Path of a page whose pattern (`domain/paths`) has one parameter; the builders of all pages are larger. */
export const pathOf = (pattern: string, id: number): string => pattern.replace(/:\w+/, `${id}`);
