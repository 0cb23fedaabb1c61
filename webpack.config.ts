import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { BannerPlugin, Compilation, DefinePlugin } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { filePolicy } from './demo/http/headers';
import { BundleReportPlugin } from './scripts/BundleReportPlugin';
import { CopyPublicPlugin } from './scripts/CopyPublicPlugin';
import { FirstScriptPlugin } from './scripts/FirstScriptPlugin';
import { ModuleIdsPlugin } from './scripts/ModuleIdsPlugin';
import { ServiceWorkerPlugin } from './scripts/ServiceWorkerPlugin';

const root = __dirname;
/** Origin of the demo backend; `npm run dev` starts one and sets it. */
const demoOrigin = process.env.DEMO_ORIGIN ?? 'http://127.0.0.1:4000';

/**
 * Libraries of the first load, in one file: their code compresses better together, and a release that updates
 * none of them leaves the file in the browser's cache. Libraries of lazy chunks are not in it.
 */
const libraries = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/]/,
  chunks: ({ name }: Chunk) => name === 'start',
  priority: 40,
};

/** One file of redux-saga, although sagas that a form loads by itself need only a part of it. */
const sagas = { name: 'sagas', test: /[\\/]node_modules[\\/]@redux-saga[\\/]/, enforce: true, priority: 30 };

/**
 * Library code without effect: the theme disables ripples (src/app/theme/parts/buttons.ts), no button has
 * MUI's `loading` (src/shared/ui/BusyButton.tsx), nothing serializes the theme, and everything is rendered
 * with the shop's theme, which replaces MUI's default one and these colors (src/shared/theme/palette.ts).
 */
const withoutEffect = Object.fromEntries(
  [
    'ButtonBase/TouchRipple',
    'CircularProgress/CircularProgress',
    'styles/defaultTheme',
    'styles/stringifyTheme',
    ...['red', 'orange', 'blue', 'lightBlue', 'green'].map((color) => `colors/${color}`),
  ].map((file) => [path.join(root, `node_modules/@mui/material/${file}.mjs`), false as const]),
);

/** Without this the package resolves to its development build, whose warnings each first load would have. */
const routerBuild = {
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Emotion and Formik use the package only in code that the production build removes. The development build
 * keeps that code, and Formik calls the package while its module loads.
 */
const shakenOff = { 'hoist-non-react-statics': false as const };

/**
 * Cases of the QA panel have their own copy: webpack keeps what any file uses of a package in one module,
 * so that the first load of every shopper would contain what only cases need.
 */
const valibotOfCases = {
  include: path.join(root, 'src/features/cases'),
  resolve: { alias: { valibot$: path.join(root, 'node_modules/valibot/dist/index.mjs?cases') } },
};

/** Parts of Emotion: a list of all attributes that it would pass on, and when it inserts styles. */
const partsOfEmotion = {
  '@emotion/is-prop-valid': path.join(root, 'src/app/theme/isForwarded.ts'),
  '@emotion/use-insertion-effect-with-fallbacks': path.join(root, 'src/app/theme/insertStyles.ts'),
};

/**
 * Each load runs most of these scripts: Chrome compiles all their functions while it downloads them, in the
 * background, instead of each one in the page when it is first called (019).
 */
const compiledEarly = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\/(?:libraries|start)\./,
  // The minimizer would remove it.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Headers of uploaded files, so that no script in them runs in the shop's origin. */
const fileHeaders = { 'content-security-policy': filePolicy, 'x-content-type-options': 'nosniff' };

const devServer: DevServer = {
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 3000),
  hot: true,
  historyApiFallback: true,
  client: {
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    // Host and port of the page: the server rejects a socket to 127.0.0.1 from a page of localhost.
    webSocketURL: 'auto://0.0.0.0:0/ws',
  },
  static: { directory: path.join(root, 'public'), watch: true },
  proxy: [
    {
      context: [
        '/api',
        '/media',
        '/storage',
        '/shop/login',
        '/payment',
        '/qa',
        '/robots.txt',
        '/sitemap.xml',
      ],
      target: demoOrigin,
      ws: false,
      onProxyRes: (proxied, { url }) => {
        if (/^\/(?:media|storage)\//.test(url ?? '')) Object.assign(proxied.headers, fileHeaders);
      },
    },
  ],
};

const compressed = (algorithm: 'gzip' | 'brotliCompress', extension: string) =>
  new CompressionPlugin<zlib.BrotliOptions>({
    filename: `[path][base].${extension}`,
    algorithm,
    test: /\.(?:js|css|html|svg|json|webmanifest)$/,
    threshold: 512,
    minRatio: 0.9,
    ...(algorithm === 'brotliCompress'
      ? { compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } } }
      : {}),
  });

export default function configure(
  _env: unknown,
  argv: { mode?: 'production' | 'development' },
): Configuration & { devServer: DevServer } {
  const isProduction = argv.mode === 'production';
  const isHot = process.env.WEBPACK_SERVE === 'true';
  return {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist',
    entry: './src/index.ts',
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: {
        config: [__filename, path.join(root, 'babel.config.js'), path.join(root, 'package-lock.json')],
      },
    },
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:7].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:7].js' : 'assets/[name].js',
      clean: true,
      // Trusted Types policy of the chunk loader, named by the Content-Security-Policy (demo/http/policy.ts).
      trustedTypes: { policyName: 'storefront-chunks', onPolicyCreationFailure: 'continue' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        ...withoutEffect,
        ...partsOfEmotion,
        ...(isProduction ? { ...shakenOff, ...routerBuild } : {}),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: path.join(root, 'src'),
          use: { loader: 'babel-loader', options: { cacheDirectory: path.join(root, '.cache/babel') } },
        },
        valibotOfCases,
        ...(isProduction
          ? [
              {
                include: path.dirname(routerBuild['react-router$']),
                use: './scripts/unusedComponentsLoader.ts',
              },
            ]
          : []),
      ],
    },
    optimization: {
      // SWC takes an eighth of Terser's time for the same size; `collapse_vars` would enlarge brotli files.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: {
            ecma: 2020,
            compress: { ecma: 2020, passes: 5, collapse_vars: false },
            mangle: true,
          },
        }),
      ],
      // By `ModuleIdsPlugin`.
      moduleIds: isProduction ? false : 'named',
      // One letter per export instead of two; other names are only given when a module's exports change.
      mangleExports: 'size',
      splitChunks: {
        chunks: 'async',
        minSize: 62_000,
        cacheGroups: { libraries, sagas },
      },
    },
    performance: false,
    stats: isProduction ? 'errors-warnings' : 'minimal',
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        scriptLoading: 'defer',
        minify: isProduction && { collapseWhitespace: true, removeComments: true, minifyJS: true },
      }),
      new FirstScriptPlugin(root),
      new DefinePlugin({ 'process.env.REPORT_URL': JSON.stringify(process.env.REPORT_URL ?? '') }),
      new CopyPublicPlugin(path.join(root, 'public')),
      ...(isHot ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(isProduction
        ? [
            new ModuleIdsPlugin(),
            compiledEarly,
            new ServiceWorkerPlugin(root),
            compressed('gzip', 'gz'),
            compressed('brotliCompress', 'br'),
            new BundleReportPlugin(path.join(root, '.cache/bundle-report.txt')),
          ]
        : []),
    ],
    devServer,
  };
}
