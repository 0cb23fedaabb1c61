import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';

const Note = styled('span')(({ theme }) => ({ fontWeight: 600, color: theme.vars?.palette.warning.main }));

/** Shown on shop, product and cart group; a holiday blocks nothing (R33). */
export function HolidayNote() {
  const t = useT();
  return <Note>{t('On holiday')}</Note>;
}
