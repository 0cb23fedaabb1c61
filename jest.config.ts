/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const shared: NonNullable<Config['projects']>[number] = {
  rootDir: __dirname,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transform: { '\\.[jt]sx?$': 'babel-jest' },
  // The DevTools' package is written in ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/|lodash-es/)'],
};

/**
 * Units and stories run the storefront in jsdom, stories against the demo backend of their worker; demo and tools run in
 * Node. Browser tests are Playwright's (`__tests__/browser`).
 */
const config: Config = {
  maxWorkers: 2,
  // A story is many real calls; this only ends one that hangs.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'stories',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/__tests__/stories/**/*.test.tsx'],
      globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
      globalTeardown: '<rootDir>/__tests__/support/globalTeardown.ts',
      setupFiles: [
        '<rootDir>/__tests__/support/browserGaps.ts',
        '<rootDir>/__tests__/support/leanStyles.ts',
        '<rootDir>/__tests__/support/demoFetch.ts',
        '<rootDir>/__tests__/support/formUpload.ts',
        '<rootDir>/__tests__/support/rowWatch.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/afterEnv.ts'],
      testEnvironmentOptions: { customExportConditions: [''] },
    },
    {
      ...shared,
      displayName: 'units',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/__tests__/{domain,api,shared,features,app,cases}/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__tests__/support/browserGaps.ts', '<rootDir>/__tests__/support/leanStyles.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/afterEnv.ts'],
      testEnvironmentOptions: { customExportConditions: [''] },
    },
    {
      ...shared,
      displayName: 'demo',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{demo,docs,scripts}/**/*.test.ts'],
    },
  ],
};

export default config;
