/**
 * Components that render once per visit, or only after a failure: memoization would only add bytes to the first
 * load.
 */
const RENDERED_ONCE =
  /src[\\/](app[\\/](App|routing[\\/]PageContent)|core[\\/]overlays[\\/]BrokenOverlay|features[\\/]categoryMenu[\\/]PanelShell|layouts[\\/](footer[\\/]FooterBackground|frame[\\/](SkipLink|StatusBar)|topBar[\\/](DownloadAppMenu|SearchRow|UtilityBar))|shared[\\/]ui[\\/](ErrorBoundary|SectionError|SectionFailure|SectionNotLoaded))\.tsx$/;

/** Used by webpack's babel-loader. The React Compiler memoizes components, so that no code does by hand. */
module.exports = (api) => {
  const isHot = api.env('development') && process.env.WEBPACK_SERVE === 'true';
  const compiler = { target: '19', sources: (file) => !RENDERED_ONCE.test(file) };
  return {
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isHot }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [['babel-plugin-react-compiler', compiler], ...(isHot ? ['react-refresh/babel'] : [])],
  };
};
