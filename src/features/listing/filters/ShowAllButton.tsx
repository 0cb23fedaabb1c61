import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';

const Quiet = styled(Button)(({ theme }) => ({
  minHeight: 36,
  marginBlockStart: theme.spacing(1),
  marginInlineStart: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  ...smallText,
  color: theme.vars?.palette.primary.dark,
}));

/** Reveals the hidden options; renders nothing when none are hidden. */
export function ShowAllButton({
  hidden,
  total,
  onPress,
}: {
  hidden: number;
  total: number;
  onPress: () => void;
}) {
  const t = useT();
  if (hidden <= 0) return null;
  return (
    <Quiet size="small" onClick={onPress}>
      {t('Show all {count}', { count: total })}
    </Quiet>
  );
}
