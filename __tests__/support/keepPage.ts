/** To be imported first: the page outlives a test, for a whole file looks at one visit. Its last hook has to leave. */
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
