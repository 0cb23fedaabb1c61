/** TypeScript and React by Babel; the React Compiler memoises, so that nobody has to by hand. */
module.exports = (api) => {
  const isTest = api.env('test');
  const isHot = api.env('development') && process.env.WEBPACK_SERVE === 'true';
  return {
    presets: [
      ['@babel/preset-env', isTest ? { targets: { node: 'current' } } : { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isHot }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [['babel-plugin-react-compiler', { target: '19' }], ...(isHot ? ['react-refresh/babel'] : [])],
  };
};
