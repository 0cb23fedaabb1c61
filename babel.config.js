/** Used by webpack's babel-loader. The React Compiler memoizes components, so that no code does by hand. */
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
