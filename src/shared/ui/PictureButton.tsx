import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { onPicture } from './onPicture';

/** A round button on a picture: favorite, share, previous and next. */
export const PictureButton = styled(IconButton)({
  color: onPicture.ink,
  backgroundColor: onPicture.glass,
  '&:hover': { backgroundColor: '#fff' },
  '&.Mui-disabled': { color: '#9c9c95', backgroundColor: onPicture.glass },
});
