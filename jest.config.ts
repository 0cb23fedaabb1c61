/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/**
 * What `babel.config.js` says of the storefront, done by SWC: it has the React Compiler too and takes a tenth
 * of the time.
 */
const swc = (syntax: 'typescript' | 'ecmascript', tsx = false): [string, object] => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax, tsx },
      transform: { react: { runtime: 'automatic' }, reactCompiler: true, verbatimModuleSyntax: true },
    },
  },
];

const shared = {
  runtime: '<rootDir>/__tests__/support/cachedScripts.js',
  rootDir: __dirname,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transform: {
    '\\.ts$': swc('typescript'),
    '\\.tsx$': swc('typescript', true),
    '\\.jsx?$': swc('ecmascript'),
  },
  // The DevTools' package is written in ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/|lodash-es/)'],
} satisfies Config;

/** The storefront in jsdom. */
const storefront = {
  ...shared,
  testEnvironment: 'jest-fixed-jsdom',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^react-dom/test-utils$': '<rootDir>/__tests__/support/act.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/afterEnv.ts'],
  testEnvironmentOptions: { customExportConditions: [''] },
};

/** A demo backend for each worker, which its test files use one after the other. */
const demoServers = {
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/globalTeardown.ts',
};

/** What its sandbox has before any module runs. */
const sandbox = ['asShipped', 'browserGaps', 'leanStyles'].map(
  (name) => `<rootDir>/__tests__/support/${name}.ts`,
);

/**
 * Units and stories run the storefront in jsdom; demo and tools run in Node. Stories and the demo's tests use
 * the demo backend of their worker. Browser tests are Playwright's (`__tests__/browser`).
 */
const config: Config = {
  maxWorkers: 2,
  // A story is many real calls; this only ends one that hangs.
  testTimeout: 120_000,
  projects: [
    {
      ...storefront,
      displayName: 'flows',
      testMatch: ['<rootDir>/__tests__/flows/**/*.test.tsx'],
      ...demoServers,
      setupFiles: [
        ...sandbox,
        '<rootDir>/__tests__/support/demoFetch.ts',
        '<rootDir>/__tests__/support/formUpload.ts',
        '<rootDir>/__tests__/support/rowWatch.ts',
      ],
    },
    {
      ...storefront,
      displayName: 'units',
      testMatch: ['<rootDir>/__tests__/{domain,api,shared,features,app,cases}/**/*.test.{ts,tsx}'],
      setupFiles: sandbox,
    },
    {
      ...shared,
      displayName: 'demo',
      ...demoServers,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{demo,docs,scripts}/**/*.test.ts'],
    },
  ],
};

export default config;
