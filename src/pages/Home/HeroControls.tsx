import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { onPicture } from '@/shared/theme';
import { Chevron } from '@/shared/ui';

interface HeroControlsProps {
  count: number;
  index: number;
  onPick: (index: number) => void;
  onStep: (by: 1 | -1) => void;
  isPlaying: boolean;
  onPlayToggle: () => void;
}

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: theme.spacing(2),
  insetInlineStart: theme.spacing(10),
  display: 'flex',
  alignItems: 'center',
  // The first dot is below the start of the text.
  paddingInline: theme.spacing(4, 1),
  '@media (pointer: coarse)': { paddingInlineStart: theme.spacing(1.5) },
  borderRadius: 999,
  color: onPicture.ink,
  // Seen on every picture.
  backgroundColor: onPicture.glassStrong,
  [theme.breakpoints.down('lg')]: { insetInlineStart: theme.spacing(6) },
  [theme.breakpoints.down('sm')]: { insetInlineStart: theme.spacing(2) },
}));

const Dot = styled('button')({
  flex: '0 1 auto',
  minWidth: 24,
  width: 24,
  '@media (pointer: coarse)': { width: 44 },
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    display: 'block',
    width: 24,
    height: 8,
    marginInline: 'auto',
    // Clipped instead of resized, so that a changing dot causes no layout.
    clipPath: 'inset(0 8px round 4px)',
    backgroundColor: onPicture.inkTransparent,
    transition: 'clip-path 150ms',
  },
  '&[aria-current]::before': { clipPath: 'inset(0 round 4px)', backgroundColor: onPicture.ink },
});

const StepButton = styled(IconButton)(({ theme }) => ({
  '&:hover': { backgroundColor: onPicture.glassFaint },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

export function HeroControls({ count, index, onPick, onStep, isPlaying, onPlayToggle }: HeroControlsProps) {
  const t = useT();
  return (
    <Bar>
      {Array.from({ length: count }, (_, number) => (
        <Dot
          key={number}
          type="button"
          data-dot=""
          aria-label={t('Show {number} of {total}', { number: number + 1, total: count })}
          aria-current={number === index || undefined}
          onClick={() => onPick(number)}
        />
      ))}
      <StepButton aria-label={t('Previous')} onClick={() => onStep(-1)}>
        <Chevron to="start" />
      </StepButton>
      <StepButton aria-label={t('Next')} onClick={() => onStep(1)}>
        <Chevron to="end" />
      </StepButton>
      <IconButton aria-label={isPlaying ? t('Pause') : t('Play')} onClick={onPlayToggle}>
        {isPlaying ? <PauseOutlined fontSize="small" /> : <PlayArrowOutlined fontSize="small" />}
      </IconButton>
    </Bar>
  );
}
