import '../support/devTools';
import Pusher from 'pusher-js';
import { faultSet } from '@/features/qaPanel/qaPanel.slice';
import { demo, sendMessage } from '../support/demo';
import {
  conversations,
  expectMessage,
  field,
  firstConversation,
  lines,
  openConversation,
} from '../support/chatting';
import { orderPlacedDialog, readyToPlace } from '../support/readyToPlace';
import { devToolsOf, quiet } from '../support/rows';
import type { Visit } from '../support/visit';
import { leave, screen, SHOPPER, untilResponses, visit, waitFor, within } from '../support/visit';

// The client for browsers, as in the bundle; Jest resolves the one for Node, which has sockets of its own.
jest.mock('pusher-js', () => jest.requireActual<object>('pusher-js/dist/web/pusher.js'));

// Loading the panel's code for the first time takes long on a busy machine.
beforeAll(() => import('@/features/qaPanel/panel/QaPanel'));
afterEach(leave);

const rowsOf = ({ shop }: Pick<Visit, 'shop'>, type: string) =>
  devToolsOf(shop)
    .rows()
    .filter((row) => row.type === type);

const faultsOf = (visitor: Pick<Visit, 'shop'>) =>
  rowsOf(visitor, 'qaPanel/faultStruck').map(({ payload }) => (payload as { endpoint: string }).endpoint);

async function openFaults({ user }: Visit) {
  const panel = within(await screen.findByRole('complementary', { name: 'QA panel' }));
  await user.click(panel.getByText('Faults', { selector: 'summary' }));
  return panel;
}

it('goes offline and back: calls, socket, the browser’s word and the rows of the network', async () => {
  const visitor = await visit('/news?qa=persona:orders');
  const { user, shop } = visitor;
  await waitFor(() => expect(Pusher.instances.at(-1)?.connection.state).toBe('connected'));
  await untilResponses(visitor);
  const panel = await openFaults(visitor);
  await user.click(panel.getByRole('button', { name: 'Go offline' }));
  expect(navigator.onLine).toBe(false);
  expect(await panel.findByText(/The page is offline/)).toBeVisible();
  const [lost] = rowsOf(visitor, 'connection/networkLost');
  expect(lost?.meta?.cause).toMatchObject({ by: 'row', type: 'qaPanel/networkSwitchedOff' });
  await waitFor(() => expect(Pusher.instances.at(-1)?.connection.state).not.toBe('connected'));

  const sent = globalThis.shopCalls.length;
  await user.click(screen.getAllByRole('link', { name: 'Shops' })[0]!);
  await waitFor(() => expect(rowsOf(visitor, 'api/getShops/rejected')).toHaveLength(1));
  expect(globalThis.shopCalls.slice(sent)).toEqual([]);

  await user.click(panel.getByRole('button', { name: 'Back online' }));
  expect(navigator.onLine).toBe(true);
  const [returned] = rowsOf(visitor, 'connection/networkReturned');
  expect(returned?.meta?.cause).toMatchObject({ by: 'row', type: 'qaPanel/networkSwitchedOn' });
  await waitFor(() => expect(rowsOf(visitor, 'api/getShops/fulfilled')).toHaveLength(1));
  await waitFor(() => expect(Pusher.instances.at(-1)?.connection.state).toBe('connected'));
  await quiet(devToolsOf(shop));
});

it('drops the calls of all endpoints by a star, but not those of the panel', async () => {
  const visitor = await visit('/news?qa');
  const { user } = visitor;
  await untilResponses(visitor);
  const panel = await openFaults(visitor);
  await user.type(panel.getByLabelText('Endpoint'), '*');
  await user.selectOptions(panel.getByLabelText('What goes wrong'), 'Drop the request, never sent');
  await user.click(panel.getByRole('button', { name: 'Set the fault' }));
  expect(await panel.findByText('*: Drop the request, never sent (always)')).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Shops' })[0]!);
  await waitFor(() => expect(faultsOf(visitor)).toContain('getShops'));
  await user.click(panel.getByText('Server', { selector: 'summary' }));
  expect(await panel.findByRole('button', { name: 'Reset to the seed' })).toBeVisible();
});

it('finds the order whose response was lost', async () => {
  const { press, placed, shop } = await readyToPlace(1, '?qa=fault:placeOrder:lost:1');
  await press();
  await orderPlacedDialog();
  expect(await placed()).toBe(1);
  expect(faultsOf({ shop })).toEqual(['placeOrder']);
  expect(globalThis.shopCalls.filter((call) => call === '/api/place-order')).toHaveLength(1);
});

describe('faults of the socket', () => {
  const opened = async (fault: string) => {
    const { shop } = await firstConversation();
    const room = await openConversation(`/messages?shop=${shop.id}&qa=fault:socket:${fault}`);
    await room.user.type(field(room.room), 'Are you there?{Enter}');
    await expectMessage(room.room, /Sent$/);
    await untilResponses(room);
    return room;
  };
  const arrived = (visitor: Pick<Visit, 'shop'>) => rowsOf(visitor, 'realtime/messageArrived').length;
  /** Advances the demo's clock, so that shops reply to messages. */
  const shopReply = () => demo.clock(20 * 60_000);

  it('loses a message', async () => {
    const visitor = await opened('drop:1:100%');
    await shopReply();
    await waitFor(() => expect(faultsOf(visitor)).toEqual(['socket']));
    const [struck] = rowsOf(visitor, 'qaPanel/faultStruck');
    expect(struck).toMatchObject({ payload: { failure: 'drop' }, meta: { cause: { by: 'socket' } } });
    await quiet(devToolsOf(visitor.shop));
    expect(arrived(visitor)).toBe(0);
  });

  it('delivers a message twice, which is shown once', async () => {
    const visitor = await opened('doubled');
    const before = lines(visitor.room).length;
    await shopReply();
    await waitFor(() => expect(arrived(visitor)).toBe(2));
    await quiet(devToolsOf(visitor.shop));
    expect(lines(visitor.room)).toHaveLength(before + 1);
  });

  it('delivers a message late', async () => {
    const visitor = await opened('late:2000:1');
    await shopReply();
    await waitFor(() => expect(faultsOf(visitor)).toEqual(['socket']));
    await visitor.clock.advance(1999);
    expect(arrived(visitor)).toBe(0);
    await visitor.clock.advance(1);
    await waitFor(() => expect(arrived(visitor)).toBe(1));
  });

  /** Resolves when the socket has received all that the demo has sent so far. */
  const untilReceived = () =>
    new Promise<void>((resolve) => {
      const connection = Pusher.instances.at(-1)?.connection;
      // The shop clears the names of the protocol's own frames (`ignoreForeignFrames`), such as this pong.
      connection?.bind('message', ({ event }: { event: string }) => event === '' && resolve());
      connection?.send_event('pusher:ping', {});
    });

  it('hits as many of the messages of a time travel as requested, and delivers the others', async () => {
    const visitor = await opened('drop:1');
    const [, second] = await conversations();
    await sendMessage(await demo.logIn(SHOPPER), second?.shop.id ?? 0, 'And you?');
    const tools = devToolsOf(visitor.shop);
    await quiet(tools);
    tools.jump(1);
    await shopReply();
    await untilReceived();
    visitor.shop.timeline?.backToNow();
    await waitFor(() => expect(arrived(visitor)).toBe(1));
    await quiet(tools);
    expect([faultsOf(visitor), arrived(visitor)]).toEqual([['socket'], 1]);
  });

  it('cuts the connection as often as requested', async () => {
    const { shop } = await firstConversation();
    const visitor = await openConversation(`/messages?shop=${shop.id}&qa`);
    const connection = Pusher.instances.at(-1)?.connection;
    visitor.shop.timeline?.panel.act(faultSet({ endpoint: 'socket', failure: { kind: 'cut' }, times: 1 }));
    const reconnected = jest.fn();
    connection?.bind('connected', reconnected);
    await waitFor(() => expect(reconnected).toHaveBeenCalledTimes(1));
    expect(faultsOf(visitor)).toEqual(['socket']);
  });
});
