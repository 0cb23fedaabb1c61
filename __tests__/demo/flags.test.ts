import { readFlags } from '../../demo/flags';

it('default to the values in the help text', () => {
  expect(readFlags([])).toMatchObject({ port: 4000, host: '127.0.0.1', seed: 1, qa: false, reset: false });
});

it.each([
  [['--port', 'x'], '--port takes a whole number up to 65535, not "x"'],
  [['--port', '70000'], '--port takes a whole number up to 65535, not "70000"'],
  [['--bulk', '-1'], '--bulk'],
  [['--variant', 'souk'], '--variant takes marsa, saffron, zafaran, not "souk"'],
  [['--sed', '3'], '--sed'],
])('show the help text after %j', (flags, text) => {
  const read = () => readFlags(flags);
  expect(read).toThrow(text);
  expect(read).toThrow('--seed N');
});
