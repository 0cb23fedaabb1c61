import { readFlags } from '../../demo/flags';

it('are what they are said to be when none is given', () => {
  expect(readFlags([])).toMatchObject({ port: 4000, host: '127.0.0.1', seed: 1, qa: false, reset: false });
});

it.each([
  [['--port', 'x'], '--port takes a whole number up to 65535, not "x"'],
  [['--port', '70000'], '--port takes a whole number up to 65535, not "70000"'],
  [['--bulk', '-1'], '--bulk'],
  [['--variant', 'souk'], '--variant takes marsa, saffron, zafaran, not "souk"'],
  [['--sed', '3'], '--sed'],
])('explain themselves after %j', (flags, text) => {
  const read = () => readFlags(flags);
  expect(read).toThrow(text);
  expect(read).toThrow('--seed N');
});
