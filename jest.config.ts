/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** The same transforms as `babel.config.js`, by SWC: a tenth of the time, with the React Compiler too. */
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
  // These packages ship ES modules only.
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

/** One demo backend for each worker, used by its test files one after the other. */
const demoServers = {
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/globalTeardown.ts',
};

/** Setup files of the sandbox, run before any module. */
const sandbox = ['asShipped', 'browserGaps', 'leanStyles'].map(
  (name) => `<rootDir>/__tests__/support/${name}.ts`,
);

/**
 * Units and flows run the storefront in jsdom; demo and tools run in Node. Flows and the demo's tests use the
 * demo backend of their worker. Browser tests are Playwright's (`__tests__/browser`).
 */
const config: Config = {
  maxWorkers: 2,
  // A flow makes many real calls; this only ends one that hangs.
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
