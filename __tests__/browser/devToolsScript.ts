import { buildSync } from 'esbuild';

/**
 * The Redux DevTools as the extension sits in a browser, as a script that runs before the page's own: their real
 * instrument, the extension's lock around it, and the lifted store where a test can reach it, at `window.devTools`.
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
