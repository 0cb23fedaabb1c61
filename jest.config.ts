/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const shared: NonNullable<Config['projects']>[number] = {
  rootDir: __dirname,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transform: { '\\.[jt]sx?$': 'babel-jest' },
  extensionsToTreatAsEsm: [],
};

/**
 * units and stories run the storefront in jsdom, stories against a demo backend of their worker; demo and tools run in
 * Node. Browser tests are Playwright's (`__tests__/browser`).
 */
const config: Config = {
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'storefront',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/__tests__/{domain,api,shared,features,app,stories}/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__tests__/support/browserGaps.ts'],
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
