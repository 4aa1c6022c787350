import { createHash } from 'node:crypto';
import path from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import { defineConfig } from '@tarojs/cli';
import type Webpack from 'webpack';
import type Chain from 'webpack-chain';
import { BundledPackages } from './bundledPackages';
import { PageFiles } from './pageFiles';
import type { customRoutes as CustomRoutes } from '../src/routes/config';

const root = path.resolve(__dirname, '..');
// `npm run bench` builds an empty app and one with more screens by these same settings, to weigh ours against them.
const sourceRoot = process.env.SOURCE_ROOT ?? 'src';
const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${process.env.TARO_ENV}`;
const { customRoutes } = requireWithEsbuild(path.join(root, sourceRoot, 'routes/config.ts')) as {
  customRoutes: typeof CustomRoutes;
};

/** Packages whose npm files are newer than the oldest browser we serve (Chrome 70); the last four come with Taro's router. */
const untranspiled = [
  'mobx',
  'mobx-react-lite',
  'gcoord',
  'dayjs',
  'query-string',
  'filter-obj',
  'split-on-first',
  'decode-uri-component',
].map(name => path.join(root, 'node_modules', name));

/**
 * Styles of Taro's own components, a font among them: 21 KB that come with its H5 runtime inside the first script, for
 * components which the kit does not use.
 */
const componentStyles =
  /@tarojs[\\/]components(-react[\\/]dist[\\/]index|[\\/]dist[\\/]taro-components[\\/]taro-components)\.css$/;

/** Settings of the app (types/ambient.d.ts): where its backend is, and who must log in by default. */
const appConfig = {
  // H5 is served by the backend itself; a mini-program names it (on a phone: the LAN address of this machine).
  apiBase: process.env.API_BASE ?? (process.env.TARO_ENV === 'h5' ? '' : 'http://127.0.0.1:3000'),
  appId: process.env.APP_ID ?? 'car-rental',
  appSecret: process.env.APP_SECRET ?? 'development-only',
  loginGate: process.env.LOGIN_GATE ?? 'auth',
  webBase: process.env.WEB_BASE ?? '',
  mapTiles: process.env.MAP_TILES ?? '',
  mapAttribution: process.env.MAP_ATTRIBUTION ?? '',
};

const isProduction = process.env.NODE_ENV === 'production';

/**
 * What webpack and the minifier write reads in Chrome 70 and iOS 12, as what babel writes does (babel.config.js). Taro has
 * both write ES5, and the minifier leave undone most of what it can do.
 */
function writeModern(chain: Chain): void {
  chain.merge({ target: ['web', 'es2019'] });
  if (!isProduction) return;
  const terserOptions = { ecma: 2019, format: { comments: false } };
  chain.optimization.minimizer('terserPlugin').tap(() => [{ parallel: true, terserOptions }]);
}

/** Notes which packages the app of a host holds; the empty and the grown app of the bench are not anybody's. */
function noteBundled(chain: Chain): void {
  if (!isProduction || sourceRoot !== 'src') return;
  const file = path.join(root, '.cache/packages', `${process.env.TARO_ENV}.json`);
  chain.plugin('bundledPackages').use(BundledPackages, [root, file]);
}

/** How many screens the app has. */
const screens = Object.keys(customRoutes()).length;

// A mini-program sends the classes of a part with it, again and again: short ones are a third of all bytes.
const cssModules = {
  enable: true,
  config: {
    namingPattern: 'module',
    generateScopedName: isProduction ? '[hash:base64:5]' : '[name]_[local]_[hash:base64:4]',
  },
};
// Lengths stay CSS pixels on every host: the design is fluid from 320 wide and never scaled.
const pxtransform = { enable: false, config: {} };
/** Prefixes for Chrome 70 and iOS 12, too: `-webkit-sticky`, before iOS 13. */
const autoprefixer = { enable: true, config: { overrideBrowserslist: ['Chrome >= 70', 'iOS >= 12'] } };
const icons = { [path.join(__dirname, 'icons/postcss.js')]: { enable: true, config: {} } };
const phoneOnly = { [path.join(__dirname, 'wide/postcss.js')]: { enable: true, config: {} } };

export default defineConfig(async () => ({
  projectName: 'car-rental',
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot,
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  // What babel is told and how icons are drawn decide what is in the cache, too.
  // A mini-program's production build is made anew: what Taro moves between its packages is kept with names of exports
  // that the others no longer have, and the app stops at that screen. (Can go once an incremental build is whole.)
  cache: {
    enable: sourceRoot === 'src' && (process.env.TARO_ENV === 'h5' || !isProduction),
    // The entry is written from the rows: with other pages, what was kept of it would look for those that are gone.
    version: createHash('sha256').update(JSON.stringify(customRoutes())).digest('hex'),
    buildDependencies: {
      babel: [path.join(root, 'babel.config.js')],
      icons: ['postcss.js', 'sheet.ts'].map(file => path.join(__dirname, 'icons', file)),
    },
  },
  plugins: [
    '@tarojs/plugin-framework-react',
    '@tarojs/plugin-platform-h5',
    '@tarojs/plugin-platform-weapp',
    '@tarojs/plugin-platform-alipay',
    '@tarojs/plugin-platform-qq',
    path.join(__dirname, 'templates/plugin.ts'),
    [path.join(__dirname, 'hosts/plugin.ts'), { weapp: process.env.WEAPP_APPID, qq: process.env.QQ_APPID }],
  ],
  alias: { '@': path.join(root, sourceRoot), '~types': path.join(root, 'types') },
  // The icon of the browser's tab, and what opens the app without a network: mini-programs have these from their host.
  copy: {
    patterns:
      process.env.TARO_ENV === 'h5'
        ? [
            { from: 'src/icon.svg', to: `${outputRoot}/icon.svg` },
            { from: 'src/serviceWorker.js', to: `${outputRoot}/service-worker.js` },
          ]
        : [],
    options: {},
  },
  defineConstants: { APP_CONFIG: JSON.stringify(appConfig) },
  mini: {
    webpackChain(chain) {
      writeModern(chain);
      noteBundled(chain);
    },
    optimizeMainPackage: { enable: true },
    // Elements are made by React, never from HTML as text.
    runtime: { enableInnerHTML: false },
    postcss: { pxtransform, cssModules, autoprefixer, ...icons, ...phoneOnly },
    // Styles are modules: their order does not matter.
    miniCssExtractPluginOption: { ignoreOrder: true },
    compile: { include: [...untranspiled, path.join(__dirname, 'templates')] },
  },
  h5: {
    useHtmlComponents: true,
    publicPath: '/',
    staticDirectory: 'static',
    output: {
      filename: 'static/js/[name].[contenthash:6].js',
      chunkFilename: 'static/js/[name].[contenthash:6].js',
    },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'static/css/[name].[contenthash:6].css',
      chunkFilename: 'static/css/[name].[contenthash:6].css',
    },
    // The development server watches the app; everything of the backend goes through to it.
    devServer: {
      port: Number(process.env.APP_PORT ?? 10086),
      open: false,
      proxy: ['/api', '/media', '/sandbox'].map(context => ({
        context,
        target: `http://127.0.0.1:${process.env.PORT ?? '3000'}`,
      })),
    },
    router: { mode: 'browser', customRoutes: customRoutes() },
    // Elements are real HTML on H5, so their selectors must stay what they are.
    postcss: {
      pxtransform,
      cssModules,
      htmltransform: { enable: false, config: {} },
      autoprefixer,
      ...icons,
    },
    compile: { include: untranspiled },
    webpackChain(chain, webpack: typeof Webpack) {
      writeModern(chain);
      noteBundled(chain);
      chain.plugin('pageFiles').use(PageFiles);
      chain
        .plugin('withoutComponentStyles')
        .use(webpack.NormalModuleReplacementPlugin, [componentStyles, path.join(__dirname, 'empty.css')]);
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
          // What a third of all screens use, whoever comes will need, and fetches it once; what fewer share, they
          // share, and nobody else fetches it. A constant would make everything common as screens come.
          shared: {
            name: 'shared',
            minChunks: Math.max(2, Math.floor(screens / 3)),
            chunks: 'async',
            priority: 10,
          },
          // Less than that is carried by each of them: a file of its own costs a request, its name in the first load, and
          // what it no longer compresses with. Each line that books cuts what is shared into smaller parts: with two of
          // them, 10 KB made the booking 3 KB heavier and the way to an order 13 requests longer than this.
          areas: { minChunks: 2, minSize: 24_000, chunks: 'async', priority: 5, reuseExistingChunk: true },
        },
      });
    },
  },
}));
