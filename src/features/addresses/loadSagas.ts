// One `import()`: webpack makes another chunk for another one, even of the same module.

export const loadWriting = () => import('./writeAddress.saga');
