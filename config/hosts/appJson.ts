import { permissionTexts, privateInfos } from './declarations';
import { themedWindow, themeFile } from './theme';

/** Hosts of mini-programs that the app is built for. */
export type MiniHost = 'weapp' | 'alipay' | 'qq';

/** What the sources say that a host wants to know. */
export interface Told {
  /** The calls that the app makes to its host (hostCalls.ts). */
  calls: readonly string[];
  /** The packages that are fetched ahead (src/routes/config.ts). */
  preloadRule?: object;
}

/** `src/app.config.ts`, as far as hosts want it otherwise. */
interface AppConfig {
  /** How screens slide in, in a browser. */
  animation?: object;
  window?: { navigationBarTextStyle?: string };
}

/** What the app's own configuration becomes as `app.json` of a host. */
type Fit = (config: AppConfig, told: Told) => object;

/** Run the code of a page when it is opened, not all of it at the start. */
const onDemand = { lazyCodeLoading: 'requiredComponents' };

/** WeChat and QQ say whether the device is dark to those who ask for it here. */
const tellsScheme = { darkmode: true };

const fits: Record<MiniHost, Fit> = {
  weapp: ({ window, ...config }, { calls }) => ({
    ...config,
    window: { ...window, ...themedWindow },
    ...onDemand,
    ...tellsScheme,
    themeLocation: themeFile,
    sitemapLocation: 'sitemap.json',
    ...privateInfos(calls),
  }),
  alipay: ({ window: { navigationBarTextStyle, ...window } = {}, ...config }) => ({
    ...config,
    // Alipay lets every page be pulled that does not say otherwise, and the wheel turns until somebody stops it.
    window: { ...window, navigationBarFrontColor: navigationBarTextStyle, pullRefresh: false },
    ...onDemand,
  }),
  qq: config => ({ ...config, ...tellsScheme }),
};

/** `app.json` of a host, made of the app's own configuration. */
export function appJson(
  { animation: _inBrowsers, ...config }: AppConfig,
  host: MiniHost,
  told: Told,
): Record<string, unknown> {
  const { calls, preloadRule } = told;
  return {
    ...fits[host](config, told),
    ...(preloadRule ? { preloadRule } : {}),
    ...permissionTexts(calls),
  };
}
