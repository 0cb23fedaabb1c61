import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseFile } from '../../src/features/cases/caseFile';
import { writeCase } from '../../src/features/cases/caseFile';
import type { FlowFile, Pin } from '../../src/features/cases/flow/flowFile';
import { writeFlow } from '../../src/features/cases/flow/flowFile';

export const casesFolder = join(__dirname, '..', '..', '__tests__', 'cases');

/**
 * Writes the two files of a test: the rows (`NAME.case.json`), and the presses with what is expected of them
 * (`NAME.flow.json`), which are edited by hand. Returns the flow; null if the case has no presses.
 */
export function writeCaseFiles(name: string, file: CaseFile, morePins: readonly Pin[] = []): FlowFile | null {
  const { flow, ...rows } = file;
  writeFileSync(join(casesFolder, `${name}.case.json`), writeCase(rows));
  if (!flow) return null;
  const written = { opens: file.address, ...flow, pins: [...flow.pins, ...morePins] };
  if (written.pins.length > 0) writeFileSync(join(casesFolder, `${name}.flow.json`), writeFlow(written));
  return written;
}
