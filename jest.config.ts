/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/**
 * Compiles like `babel.config.js`, but with SWC, which includes the React Compiler and takes a tenth of the
 * time.
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
  // The packages of Redux DevTools are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/|lodash-es/)'],
} satisfies Config;

/** The storefront in jsdom. */
const storefront = {
  ...shared,
  testEnvironment: 'jest-fixed-jsdom',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^@emotion/is-prop-valid$': '<rootDir>/src/app/theme/isForwarded.ts',
    '^@emotion/use-insertion-effect-with-fallbacks$': '<rootDir>/src/app/theme/insertStyles.ts',
    '^react-dom/test-utils$': '<rootDir>/__tests__/support/act.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/afterEnv.ts'],
  testEnvironmentOptions: { customExportConditions: [''] },
};

/** Starts a demo backend per worker, which its test files use in sequence. */
const demoServers = {
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  globalTeardown: '<rootDir>/__tests__/support/globalTeardown.ts',
};

/** Run before any module of a test file. */
const sandbox = ['asShipped', 'browserGaps', 'leanStyles'].map(
  (name) => `<rootDir>/__tests__/support/${name}.ts`,
);

/**
 * Unit tests and flows run the storefront in jsdom; tests of the demo and the scripts run in Node. Flows and
 * the demo's tests use the demo backend of their worker. Browser tests use Playwright (`__tests__/browser`).
 */
const config: Config = {
  // One more than the cores, because flows wait for timers and responses a third of the time.
  maxWorkers: 3,
  // A flow consists of many real requests; the limit only ends one that hangs.
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
