/** Null body statuses: the Response constructor throws if given a body. */
export const NULL_BODY_STATUSES: readonly number[] = [204, 205, 304];
