import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';

const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
const ToStart = styled(ChevronLeftOutlined)(mirrored);
const ToEnd = styled(ChevronRightOutlined)(mirrored);

/** Points along the reading direction, so it is mirrored in right-to-left pages. */
export function Chevron({ to }: { to: 'start' | 'end' }) {
  const Icon = to === 'start' ? ToStart : ToEnd;
  return <Icon aria-hidden fontSize="small" />;
}
