import { FormHelperText } from '@mui/material';

/** Files that were not taken, with the reasons. */
export function RefusedFiles({ refused }: { refused: readonly { file: string; text: string }[] }) {
  return (
    <div role="alert">
      {refused.map(({ file, text }) => (
        <FormHelperText key={file} error>
          <bdi>{file}</bdi>: {text}
        </FormHelperText>
      ))}
    </div>
  );
}
