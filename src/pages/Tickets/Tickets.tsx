import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, Typography } from '@mui/material';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { useGetTicketsQuery } from '@/api';
import { pageCount, TICKET_PAGE_SIZE } from '@/domain/paging';
import { patterns } from '@/domain/paths';
import { readTicketsUrlState, ticketAddress, ticketsAddress } from '@/domain/ticketsUrlState';
import { TicketList, TicketTabs } from '@/features/support';
import { useHasTwoPanes } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Column, Link, ListAndDetails, Pagination, Row } from '@/shared/ui';
import { TicketDetails } from './TicketDetails';

/**
 * The tickets and the open one; the URL holds tab and page (specification §2, /support-tickets). Beside the
 * list the newest is open until another one is chosen (R85).
 */
export function Tickets() {
  const t = useT();
  const { ticketNumber: chosen } = useParams();
  const hasTwoPanes = useHasTwoPanes();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const requested = readTicketsUrlState(parameters);
  const { data, currentData, error, refetch } = useGetTicketsQuery(
    { tab: requested.tab, page: requested.page },
    { refetchOnMountOrArgChange: true },
  );
  const lastPage = currentData ? pageCount(currentData.total, TICKET_PAGE_SIZE) : requested.page;
  const urlState = { ...requested, page: Math.min(requested.page, lastPage) };
  const address = chosen === undefined ? ticketsAddress(urlState) : ticketAddress(chosen, urlState);
  if (address !== `${pathname}${search}`) return <Navigate to={address} replace />;
  const isChosen = chosen !== undefined || urlState.isNew;
  const newest = hasTwoPanes && !isChosen ? currentData?.tickets[0]?.number : undefined;
  const open = chosen ?? newest;
  const list = (
    <Column sx={{ gap: 5 }}>
      <Row sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1" component={isChosen ? 'h2' : 'h1'} sx={{ fontSize: { md: '1.5rem' } }}>
          {t('Support Ticket')}
        </Typography>
        <Button
          variant="contained"
          startIcon={<AddOutlined />}
          component={Link}
          to={ticketsAddress({ ...urlState, isNew: true })}
        >
          {t('New ticket')}
        </Button>
      </Row>
      <TicketTabs current={urlState.tab} counts={data?.counts ?? (error ? null : undefined)} />
      <TicketList
        urlState={urlState}
        page={currentData}
        error={error}
        onRetry={() => void refetch()}
        open={open}
      />
      <Pagination
        totalItems={currentData?.total ?? 0}
        itemsPerPage={TICKET_PAGE_SIZE}
        modelValue={urlState.page}
        path={patterns.supportTickets}
      />
    </Column>
  );
  const hasDetails = isChosen || open !== undefined || (!currentData && !error);
  return (
    <ListAndDetails
      name="tickets"
      list={list}
      details={hasDetails ? <TicketDetails urlState={urlState} open={open} isChosen={isChosen} /> : null}
      isChosen={isChosen}
    />
  );
}
