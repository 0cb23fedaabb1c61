import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createShop } from './app/store';

const container = document.getElementById('root');
if (container) createRoot(container).render(<App shop={createShop()} />);
