import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { fixedColors, onPicture } from '../theme';

/** A round button on a picture: favorite, share, previous and next. */
export const PictureButton = styled(IconButton)({
  color: onPicture.ink,
  backgroundColor: onPicture.glass,
  '&:hover': { backgroundColor: fixedColors.white },
  '&.Mui-disabled, &[aria-disabled=true]': { color: onPicture.inkDisabled, backgroundColor: onPicture.glass },
});
