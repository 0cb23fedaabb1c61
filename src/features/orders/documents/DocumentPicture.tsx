import { styled } from '@mui/material/styles';
import { fixedColors } from '@/shared/theme';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxHeight: '60dvh',
  objectFit: 'contain',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  // Transparent documents are made for paper, in the dark scheme too.
  backgroundColor: fixedColors.white,
  [theme.breakpoints.down('sm')]: { maxHeight: 'none' },
}));

interface DocumentPictureProps {
  address: string;
  alt: string;
  onError: () => void;
}

/** A document that is a picture. */
export function DocumentPicture({ address, alt, onError }: DocumentPictureProps) {
  return <Picture src={address} alt={alt} onError={onError} />;
}
