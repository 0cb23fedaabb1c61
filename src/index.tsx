import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createShop } from './app/store';
import { loadTimeline } from './features/timeline';

/** The page is painted with what an earlier visit left, which is there at once. */
async function start(container: HTMLElement): Promise<void> {
  const shop = createShop(await loadTimeline());
  await shop.ready;
  createRoot(container).render(<App shop={shop} />);
}

const container = document.getElementById('root');
if (container) void start(container);
