import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readQaLink, withQaLink, writeQaLink } from '../../src/domain/qaLink';
import { DEFAULT_LOCALE } from '../../src/domain/settings';
import type { CaseFile } from '../../src/features/cases/caseFile';
import { writeCase } from '../../src/features/cases/caseFile';
import type { FlowFile, Pin } from '../../src/features/cases/flow/flowFile';
import { writeFlow } from '../../src/features/cases/flow/flowFile';
import { valueAt } from '../../src/features/cases/flow/statePath';

export const casesFolder = join(__dirname, '..', '..', '__tests__', 'cases');

/** The address of a visit, which opens it in the language that an earlier visit had chosen. */
export function addressInLanguage(address: string, start: CaseFile['start']): string {
  const url = new URL(address, 'http://shop.invalid');
  const language = valueAt(start, 'locale.locale');
  const link = readQaLink(url.search) ?? readQaLink('?qa');
  if (typeof language !== 'string' || language === DEFAULT_LOCALE || !link || link.settings.language)
    return address;
  const settings = { ...link.settings, language };
  return withQaLink(url, writeQaLink({ ...link, settings }));
}

/**
 * Writes the two files of a test: the rows (`NAME.case.json`), and the presses with what is expected of them
 * (`NAME.flow.json`), which are edited by hand. Returns the flow; null if the case has no presses.
 */
export function writeCaseFiles(name: string, file: CaseFile, morePins: readonly Pin[] = []): FlowFile | null {
  const { flow, ...rows } = file;
  writeFileSync(join(casesFolder, `${name}.case.json`), writeCase(rows));
  if (!flow) return null;
  const written = {
    opens: addressInLanguage(file.address, file.start),
    ...flow,
    pins: [...flow.pins, ...morePins],
  };
  if (written.pins.length > 0) writeFileSync(join(casesFolder, `${name}.flow.json`), writeFlow(written));
  return written;
}
