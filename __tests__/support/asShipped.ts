/**
 * Tests use the production builds of libraries, which also halves the run time: React's development build is
 * slow.
 */
Reflect.set(process.env, 'NODE_ENV', 'production');

export {};
