import { styled } from '@mui/material/styles';
import { Picture } from '@/shared/ui';

interface ShopLogoProps {
  src: string | null;
  /** Width and height in pixels. */
  size: number;
  /** Overlaps the edge of the banner above, with a border. */
  isOverlapping?: boolean;
}

const Box = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '24%',
  '&[data-overlapping]': {
    position: 'relative',
    marginBlockStart: -30,
    border: `3px solid ${theme.vars?.palette.background.paper}`,
    backgroundColor: theme.vars?.palette.background.paper,
    borderRadius: 16,
  },
}));

export function ShopLogo({ src, size, isOverlapping = false }: ShopLogoProps) {
  return (
    <Box style={{ width: size, height: size }} data-overlapping={isOverlapping || undefined}>
      <Picture src={src} alt="" />
    </Box>
  );
}
