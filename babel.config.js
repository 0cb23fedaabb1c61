/**
 * The frame around the pages: it renders on navigation and when a badge changes, in small parts. Memoizing them
 * would add 2 kB to every first load.
 */
const FRAME =
  /src[\\/](?:app|core|layouts)[\\/]|features[\\/]categoryMenu[\\/]PanelShell|shared[\\/]ui[\\/](?:ErrorBoundary|SectionError|SectionFailure|SectionNotLoaded)/;

/** Used by webpack's babel-loader. The React Compiler memoizes components, so that no code does by hand. */
module.exports = (api) => {
  const isHot = api.env('development') && process.env.WEBPACK_SERVE === 'true';
  const compiler = { target: '19', sources: (file) => !FRAME.test(file) };
  return {
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isHot }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [['babel-plugin-react-compiler', compiler], ...(isHot ? ['react-refresh/babel'] : [])],
  };
};
