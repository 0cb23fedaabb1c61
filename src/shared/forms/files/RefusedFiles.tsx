import { FormHelperText } from '@mui/material';
import { useT } from '../../texts';
import type { RefusedFile } from './takeFile';

/** Files that were not taken, with the reasons. */
export function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const t = useT();
  return (
    <div role="alert">
      {refused.map(({ file, text, values }, index) => (
        <FormHelperText key={`${index} ${file}`} error>
          <bdi>{file}</bdi>: {t(text, values)}
        </FormHelperText>
      ))}
    </div>
  );
}
