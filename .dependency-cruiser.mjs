/** Cycles and doors; the directions between layers are ESLint's (eslint.config.mjs). */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-in-the-demo',
      severity: 'error',
      from: { pathNot: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'doors',
      comment: 'A feature is entered through its index.ts.',
      severity: 'error',
      from: { path: '^src/(?!features/|core/)|^src/(?:features|core)/([^/]+)/' },
      to: { path: '^src/(features|core)/[^/]+/(?!index\\.ts$)', pathNot: '^src/(features|core)/$1/' },
    },
    {
      name: 'api-door',
      severity: 'error',
      from: { path: '^src/(app|pages|layouts|features|core)/' },
      to: { path: '^src/api/(?!index\\.ts$)' },
    },
    {
      name: 'demo-and-shop-are-strangers',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(demo|scripts|benchmarks)/' },
    },
    {
      name: 'shop-and-demo-are-strangers',
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
