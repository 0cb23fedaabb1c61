import { LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormats, useT } from '../../texts';
import { smallText } from '../../theme';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

/** Upload progress of a form, 0 to 1; renders nothing when no upload is running. */
export function UploadBar({ share }: { share: number | null }) {
  const t = useT();
  const formats = useFormats();
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <Root>
      <LinearProgress variant="determinate" value={percent} aria-label={t('Upload progress')} />
      <span aria-hidden>{t('{percent} sent', { percent: formats.percent(percent) })}</span>
    </Root>
  );
}
