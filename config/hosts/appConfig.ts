import { permissionTexts, privateInfos } from './declarations';

/** Hosts that the app is built for. */
export type Host = 'h5' | 'weapp' | 'alipay' | 'qq';

/** `src/app.config.ts`, as far as hosts want it otherwise. */
interface AppConfig {
  preloadRule?: object;
  window?: { navigationBarTextStyle?: string };
}

/** What the app's own configuration becomes for a host; `calls` are those that the app makes to it. */
type Fit = (config: AppConfig, calls: readonly string[]) => object;

/** Run the code of a page when it is opened, not all of it at the start. */
const onDemand = { lazyCodeLoading: 'requiredComponents' };

const fits: Record<Host, Fit> = {
  // Milliseconds in which a screen slides in; packages and what a browser asks are its own.
  h5: ({ preloadRule: _ofMiniPrograms, ...config }) => ({
    ...config,
    animation: { duration: 250, delay: 20 },
  }),
  weapp: (config, calls) => ({
    ...config,
    ...onDemand,
    sitemapLocation: 'sitemap.json',
    ...privateInfos(calls),
    ...permissionTexts(calls),
  }),
  alipay: ({ window: { navigationBarTextStyle, ...window } = {}, ...config }, calls) => ({
    ...config,
    window: { ...window, navigationBarFrontColor: navigationBarTextStyle },
    ...onDemand,
    ...permissionTexts(calls),
  }),
  qq: (config, calls) => ({ ...config, ...permissionTexts(calls) }),
};

/** Makes the configuration of the app that of one host. */
export function fitAppConfig(config: object, host: Host, calls: readonly string[]): void {
  const fitted = fits[host](config, calls);
  for (const key of Object.keys(config)) if (!(key in fitted)) Reflect.deleteProperty(config, key);
  Object.assign(config, fitted);
}
