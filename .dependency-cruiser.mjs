/** Import cycles and public APIs of features; ESLint checks the direction of layers (eslint.config.mjs). */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'public-api-of-features',
      comment: 'A feature is entered through its index.ts.',
      severity: 'error',
      from: { path: '^src/(?!features/|core/)|^src/(?:features|core)/([^/]+)/' },
      to: { path: '^src/(features|core)/[^/]+/(?!index\\.ts$)', pathNot: '^src/(features|core)/$1/' },
    },
    {
      name: 'public-api-of-api',
      severity: 'error',
      from: { path: '^src/(app|pages|layouts|features|core)/' },
      to: { path: '^src/api/(?!index\\.ts$)' },
    },
    {
      name: 'no-demo-in-the-storefront',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(demo|scripts|benchmarks)/' },
    },
    {
      name: 'no-storefront-in-the-demo',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^src/' },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      from: { path: '^(src|demo)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
