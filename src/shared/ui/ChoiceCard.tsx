import { Radio, RadioGroup } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A radio group of cards, in two columns where they fit. */
export const ChoiceCards = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  minWidth: 0,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '&:has(input:checked)': {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
    backgroundColor: theme.vars?.palette.primary.soft,
  },
  '&:has(input:focus-visible)': {
    outline: `3px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const Option = styled('label')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  minWidth: 0,
  paddingBlock: theme.spacing(3),
  paddingInline: theme.spacing(2, 4),
  cursor: 'pointer',
  '&:not(:last-child)': { paddingInlineEnd: 0 },
}));

/** Not in the label: a press on it chooses nothing, and its name is not the option's. */
const Action = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  paddingInline: theme.spacing(1, 4),
}));

const Label = styled('span')({ flex: 1, minWidth: 0, paddingBlock: 9, overflowWrap: 'anywhere' });

const Title = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontWeight: 600,
}));

const Details = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

interface ChoiceCardProps {
  value: string;
  title: ReactNode;
  /** An image or icon at the end of the card. */
  sign?: ReactNode;
  /** A button of its own at the end of the card. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One option as a card; rendered inside `ChoiceCards`. */
export function ChoiceCard({ value, title, sign, action, children }: ChoiceCardProps) {
  return (
    <Card>
      <Option>
        <Radio value={value} />
        <Label>
          <Title>
            <bdi>{title}</bdi>
          </Title>
          {children && <Details>{children}</Details>}
        </Label>
        {sign}
      </Option>
      {action && <Action>{action}</Action>}
    </Card>
  );
}
