import { styled } from '@mui/material/styles';
import { Link } from '@/shared/ui';
import type { Ticket } from '@/domain/ticket';
import { useServerMoments } from '@/core/settings';
import { clampedTo, smallText } from '@/shared/theme';
import { TicketStatusBadge } from './TicketStatusBadge';

export const ticketRow = { minHeight: 96, padding: 16, borderRadius: 12 } as const;

const Row = styled(Link)(({ theme }) => ({
  ...ticketRow,
  display: 'grid',
  alignContent: 'space-between',
  gap: theme.spacing(3),
  border: `1px solid ${theme.vars?.palette.divider}`,
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '&[aria-current]': {
    borderColor: theme.vars?.palette.primary.main,
    backgroundColor: theme.vars?.palette.primary.soft,
  },
}));

const Subject = styled('strong')({
  ...clampedTo(2),
  fontSize: '.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const Foot = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  ...smallText,
  color: theme.vars?.palette.text.secondary,
  // Beside a long status the date moves below the number, rather than the status below both.
  // Between the two a dot would be left at the end of a line.
  '& > :first-of-type': { display: 'flex', flex: '1 1 6rem', flexWrap: 'wrap', columnGap: theme.spacing(3) },
  '& bdi': { whiteSpace: 'nowrap' },
}));

interface TicketRowProps {
  ticket: Ticket;
  to: string;
  /** True for the ticket that is open beside the list. */
  isOpen: boolean;
}

export function TicketRow({ ticket, to, isOpen }: TicketRowProps) {
  const { day } = useServerMoments();
  return (
    <Row to={to} aria-current={isOpen ? 'page' : undefined}>
      <Subject>
        <bdi>{ticket.subject}</bdi>
      </Subject>
      <Foot>
        <span>
          <bdi>{ticket.number}</bdi> <bdi>{day(ticket.createdAt)}</bdi>
        </span>
        <TicketStatusBadge status={ticket.status} />
      </Foot>
    </Row>
  );
}
