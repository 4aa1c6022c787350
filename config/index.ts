import path from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import { defineConfig } from '@tarojs/cli';
import type { customRoutes as CustomRoutes } from '../src/routes/config';

const root = path.resolve(__dirname, '..');
const { customRoutes } = requireWithEsbuild(path.join(root, 'src/routes/config.ts')) as {
  customRoutes: typeof CustomRoutes;
};

/** Packages whose npm files are newer than the oldest browser we serve (Chrome 70). */
const untranspiled = ['mobx', 'mobx-react', 'mobx-react-lite', '@noble/hashes', 'gcoord', 'dayjs'].map(name =>
  path.join(root, 'node_modules', name),
);

const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: '[name]_[local]_[hash:base64:4]' },
};
// Lengths stay CSS pixels on every host: the design is fluid from 320 to 480 wide and never scaled.
const pxtransform = { enable: false, config: {} };

export default defineConfig(async () => ({
  projectName: 'car-rental',
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env.TARO_ENV}`,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: true },
  plugins: [
    '@tarojs/plugin-framework-react',
    '@tarojs/plugin-platform-h5',
    '@tarojs/plugin-platform-weapp',
    '@tarojs/plugin-platform-alipay',
    '@tarojs/plugin-platform-qq',
  ],
  alias: { '@': path.join(root, 'src'), '~types': path.join(root, 'types') },
  defineConstants: {},
  mini: {
    optimizeMainPackage: { enable: true },
    postcss: { pxtransform, cssModules },
    compile: { include: untranspiled },
  },
  h5: {
    useHtmlComponents: true,
    publicPath: '/',
    staticDirectory: 'static',
    output: { filename: 'static/js/[name].[contenthash:8].js', chunkFilename: 'static/js/[name].[contenthash:8].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'static/css/[name].[contenthash:8].css',
      chunkFilename: 'static/css/[name].[contenthash:8].css',
    },
    router: { mode: 'browser', customRoutes: customRoutes() },
    postcss: { pxtransform, cssModules, autoprefixer: { enable: true, config: {} } },
    compile: { include: untranspiled },
    webpackChain(chain) {
      chain.optimization.splitChunks({
        chunks: 'all',
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          framework: {
            name: 'framework',
            test: /[\\/]node_modules[\\/]/,
            chunks: 'initial',
            priority: 20,
          },
          shared: { name: 'shared', minChunks: 2, chunks: 'async', priority: 10 },
        },
      });
    },
  },
}));
