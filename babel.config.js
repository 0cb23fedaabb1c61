/** The storefront by Babel, as webpack asks for it; the React Compiler memoises, so that nobody has to by hand. */
module.exports = (api) => {
  const isHot = api.env('development') && process.env.WEBPACK_SERVE === 'true';
  return {
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isHot }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [['babel-plugin-react-compiler', { target: '19' }], ...(isHot ? ['react-refresh/babel'] : [])],
  };
};
