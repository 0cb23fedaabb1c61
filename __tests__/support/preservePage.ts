/** Keeps the page between the tests of a file. Import this file first; the last hook must call `leave`. */
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
