import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const root = join(__dirname, '../..');
const folder = join(root, '.cache/floor');

/** Production build of the floor: all libraries in `vendor.js`, its own code and the runtime in `main.js`. */
const config: Configuration = {
  context: root,
  mode: 'production',
  target: 'browserslist',
  entry: join(__dirname, 'floor/index.tsx'),
  devtool: false,
  cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack-floor') },
  output: { path: folder, filename: '[name].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        use: { loader: 'babel-loader', options: { configFile: join(root, 'babel.config.js') } },
      },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, mangle: true },
      }),
    ],
    splitChunks: {
      cacheGroups: { vendor: { name: 'vendor', test: /node_modules/, chunks: 'all', enforce: true } },
    },
  },
  performance: false,
};

/** Builds the floor and returns its scripts by name. */
export async function buildFloor(): Promise<{ vendor: Buffer; main: Buffer }> {
  const compiler = webpack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((problem, stats) => {
      if (problem) reject(problem);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close((failure) => (failure ? reject(failure) : resolve()));
    });
  });
  const [vendor, main] = await Promise.all(
    ['vendor.js', 'main.js'].map((name) => readFile(join(folder, name))),
  );
  if (!vendor || !main) throw new Error('The build of the floor is incomplete.');
  return { vendor, main };
}
