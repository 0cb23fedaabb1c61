import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { FloorApp } from './FloorApp';
import { createFloorStore } from './store';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={createFloorStore()}>
      <BrowserRouter>
        <FloorApp />
      </BrowserRouter>
    </Provider>,
  );
