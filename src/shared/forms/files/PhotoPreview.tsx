import { styled } from '@mui/material/styles';
import { usePreview } from './usePreview';

/** Reserves its room: the file is read a moment later. */
const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  aspectRatio: 1,
  overflow: 'hidden',
  borderRadius: 10,
  backgroundColor: theme.vars?.palette.surface.strong,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

interface PhotoPreviewProps {
  file: { secretRef: string; name: string };
  /** The browser cannot decode the photo. */
  onError?: () => void;
}

/** A chosen photo that is not uploaded yet. */
export function PhotoPreview({ file, onError }: PhotoPreviewProps) {
  const src = usePreview(file);
  return <Frame>{src !== null && <img src={src} alt={file.name} onError={onError} />}</Frame>;
}
