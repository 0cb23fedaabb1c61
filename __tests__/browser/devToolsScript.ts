import { buildSync } from 'esbuild';

/**
 * Script that installs the Redux DevTools before the page's own scripts, like the extension: their real
 * instrument and the extension's lock. Exposes the lifted store as `window.devTools`.
 */
const source = `
  import { instrument } from '@redux-devtools/instrument';
  const devTools = instrument(undefined, { maxAge: 6000 });
  const lockable = (createStore) => (...how) => {
    const store = createStore(...how);
    window.devTools = store.liftedStore;
    const dispatch = (action) => (store.liftedStore.getState().isLocked ? action : store.dispatch(action));
    return { ...store, dispatch };
  };
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = () => (...enhancers) => (createStore) =>
    [lockable, ...enhancers, devTools].reduceRight((inner, enhancer) => enhancer(inner), createStore);
`;

export function devToolsScript(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: __dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
