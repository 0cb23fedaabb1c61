import { createCode, startRelay } from '../../scripts/devtools/relay';
import { openPanel } from '../browser/devToolsPanel';
import { expect, test } from './shop';

test('travels to an earlier page by the DevTools of another screen, and returns', async ({ shopper }) => {
  const { open, press, sees, path } = shopper;
  const code = createCode();
  const relay = await startRelay({ host: '127.0.0.1', port: 0, code, files: new Map() });
  try {
    const panel = await openPanel(relay);
    await open(`/?qa=remote:127.0.0.1:${relay.port}:${code}`);
    await expect.poll(() => panel.messages()[0]?.type).toBe('START');
    panel.command({ type: 'START' });
    await press('main article a');
    await expect.poll(path).toMatch(/^\/products\/\d+\/details/);
    const page = await path();
    panel.command({ type: 'DISPATCH', action: { type: 'JUMP_TO_STATE', index: 3, actionId: 3 } });
    await sees('Looking back at row 3');
    expect(await path()).toBe('/?qa');
    await press('button', 'Back to now');
    await expect.poll(path).toBe(page);
    panel.socket.terminate();
  } finally {
    await relay.close();
  }
});
