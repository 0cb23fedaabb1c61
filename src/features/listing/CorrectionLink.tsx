import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import type { QueryAddress } from '@/shared/ui';
import { QueryLink } from '@/shared/ui';

/** In a line of text; padded to the size of a finger, which leaves the line as high as it is. */
const Quiet = styled(QueryLink)(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  fontWeight: 500,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: theme.vars?.palette.primary.dark,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** Offers the spelling that the server expects (R99). */
export function CorrectionLink({ term, to }: { term: string; to: QueryAddress }) {
  const t = useT();
  return <Quiet to={to}>{t('Did you mean “{term}”?', { term })}</Quiet>;
}
