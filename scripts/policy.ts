import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPolicy } from '../demo/http/storefront';

/** Prints the Content-Security-Policy for deployments of `dist/`, with the hash of the inline script. */
console.log(contentPolicy(readFileSync(join(__dirname, '../dist/index.html'), 'utf8')));
