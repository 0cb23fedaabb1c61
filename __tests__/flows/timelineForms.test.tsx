import '../support/devTools';
import { timeTravel } from '@/shared/adapters';
import { devToolsOf, quiet } from '../support/rows';
import { leave, screen, visit, visitSignedIn } from '../support/visit';
import type { Visit } from '../support/visit';

afterEach(() => {
  // A failed test must not leave the next one time-travelling.
  timeTravel.end();
  return leave();
});

/** Looks back at the row before the last one, on the same page; returns how to press the bar's button. */
async function lookBack({ shop, user }: Visit) {
  const tools = devToolsOf(shop);
  await quiet(tools);
  tools.jump(tools.types().length - 2);
  const back = await screen.findByRole('button', { name: 'Back to now' });
  return () => user.click(back);
}

it('changes no choice of a form that is pressed during time travel', async () => {
  const visitor = await visitSignedIn('/manage-address/new');
  const { user } = visitor;
  const office = async () => (await screen.findByText('At the office')).closest('button');
  expect(await office()).toHaveAttribute('aria-pressed', 'false');
  const backToNow = await lookBack(visitor);
  await user.click(screen.getByText('At the office'));
  await backToNow();
  expect(await office()).toHaveAttribute('aria-pressed', 'false');
});

it('follows no link to another site during time travel', async () => {
  const visitor = await visit('/news');
  const followed: string[] = [];
  const follow = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented) followed.push(link.href);
    // jsdom follows no links.
    event.preventDefault();
  };
  window.addEventListener('click', follow);
  const backToNow = await lookBack(visitor);
  const phone = screen.getAllByRole('link').find((link) => link.matches('[href^="tel:"]'));
  if (!phone) throw new Error('The page shows no phone number');
  await visitor.user.click(phone);
  await backToNow();
  window.removeEventListener('click', follow);
  expect(followed).toEqual([]);
});
