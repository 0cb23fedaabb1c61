import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPolicy } from '../demo/http/storefront';

/** Prints the Content-Security-Policy of the built page, with the hash of its inline script, for whoever deploys `dist/`. */
console.log(contentPolicy(readFileSync(join(__dirname, '../dist/index.html'), 'utf8')));
