import { goTo, leave, screen, untilResponses, visit } from '../support/visit';

afterEach(leave);

it('applies no price to a category that was typed in another one and left there', async () => {
  const visitor = await visit('/categories/1');
  await visitor.user.type(await screen.findByRole('textbox', { name: 'From' }), '50');
  goTo(visitor, '/categories/2');
  await screen.findByRole('heading', { level: 1, name: 'Fashion' });
  await untilResponses(visitor);
  await visitor.clock.advance(1000);
  expect(await screen.findByRole('textbox', { name: 'From' })).toHaveValue('');
  expect(window.location.search).toBe('');
});
