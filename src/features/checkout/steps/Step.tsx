import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFormats } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { MissingMessage } from './MissingMessage';
import type { MissingHere } from './useMissingHere';

const Root = styled(Card)(({ theme }) => ({
  // Below the sticky top bar.
  scrollMarginBlockStart: 96,
  padding: theme.spacing(6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4) },
})) as typeof Card;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 3),
  minHeight: 44,
  marginBlockEnd: theme.spacing(3),
  // The action's text ends where the card's content does.
  '& > button': { marginInlineEnd: theme.spacing(-3) },
}));

const Numeral = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  ...smallText,
  fontWeight: 700,
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
}));

const Title = styled('h2')(({ theme }) => ({
  flex: '1 1 6em',
  margin: 0,
  fontSize: '1.25rem',
  lineHeight: 1.2,
  // Leaves room for the action, which is rendered later: the title must not break then.
  [theme.breakpoints.down('sm')]: { fontSize: '1.125rem' },
}));

interface StepProps {
  number: number;
  title: string;
  /** Button in the card's header. */
  action?: ReactNode;
  /** What the step lacks, once a press has shown it. */
  missing?: MissingHere;
  children: ReactNode;
}

/** Numbered card of a checkout step. */
export function Step({ number, title, action, missing, children }: StepProps) {
  const titleId = useId();
  const formats = useFormats();
  return (
    <Root component="section" aria-labelledby={titleId}>
      <Head>
        <Numeral aria-hidden>{formats.number(number)}</Numeral>
        <Title id={titleId}>{title}</Title>
        {action}
      </Head>
      {missing && <MissingMessage {...missing} />}
      {children}
    </Root>
  );
}
