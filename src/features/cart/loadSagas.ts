// Each chunk has one `import()`: webpack makes another chunk for another one, even of the same module.

export const loadQuantityChange = () => import('./changeQuantity.saga');
