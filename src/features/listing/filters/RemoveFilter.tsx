import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';

export const FilterChip = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 36,
  maxWidth: '100%',
  paddingInline: theme.spacing(3.5, 2.5),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 22,
  font: 'inherit',
  ...smallText,
  backgroundColor: theme.vars?.palette.background.paper,
  whiteSpace: 'nowrap',
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { fontSize: '1rem' },
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Moves the focus from a removed chip to its neighbor or, after the last one, to its heir. */
function passFocusOn(chip: HTMLElement, heirId: string): void {
  const item = chip.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const isLast = item?.parentElement?.querySelectorAll('[data-filter]').length === 1;
  const target = isLast ? document.getElementById(heirId) : neighbor?.querySelector('button');
  target?.focus({ preventScroll: true });
}

interface RemoveFilterProps {
  name: string;
  /** Id of the element that is focused after the last chip. */
  heirId: string;
  onRemove: () => void;
}

/** Chip of an active filter, an item of a list of chips. */
export function RemoveFilter({ name, heirId, onRemove }: RemoveFilterProps) {
  const t = useT();
  return (
    <FilterChip
      data-filter
      aria-label={t('Remove {name}', { name })}
      onClick={({ currentTarget }) => {
        passFocusOn(currentTarget, heirId);
        onRemove();
      }}
    >
      <bdi>{name}</bdi>
      <CloseOutlined aria-hidden />
    </FilterChip>
  );
}
