import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeEvents } from './events/describeEvents';

const root = join(__dirname, '..');

/** Generates `docs/events.md` from the code. */
const { page, unexplained } = describeEvents(root);
writeFileSync(join(root, 'docs/events.md'), page);
for (const event of unexplained) console.warn(`Without a doc comment: ${event}`);
