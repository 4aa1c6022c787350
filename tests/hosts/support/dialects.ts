import type { AppConfig, HostName, PageConfig } from '../engine/types';

/** How the files of a host are written, and how they become those of WeChat, which the engine reads. */
export interface Dialect {
  template: string;
  templateScript: string;
  style: string;
  tabBar: string;
  toWxml(template: string): string;
  toWxs(script: string): string;
  toAppConfig(config: unknown): AppConfig;
  toPageConfig(config: unknown): PageConfig;
}

interface AlipayAppConfig extends Omit<AppConfig, 'tabBar' | 'window'> {
  tabBar?: { customize?: boolean; items: { pagePath: string; name: string }[] };
  window?: { defaultTitle?: string; pullRefresh?: boolean };
}

interface AlipayPageConfig extends PageConfig {
  defaultTitle?: string;
  pullRefresh?: boolean;
}

const weapp: Dialect = {
  template: '.wxml',
  templateScript: '.wxs',
  style: '.wxss',
  tabBar: 'custom-tab-bar/index',
  toWxml: template => template,
  toWxs: script => script,
  toAppConfig: config => config as AppConfig,
  toPageConfig: config => config as PageConfig,
};

const qq: Dialect = {
  ...weapp,
  template: '.qml',
  style: '.qss',
  toWxml: template => template.replace(/\bqq:/g, 'wx:').replace(/\.qml\b/g, '.wxml'),
};

/**
 * Alipay by syntax alone: `a:` is `wx:`, `onTap` is `bindtap`, `import-sjs` is `wxs`. That shows the app's logic and its
 * tree, not how Alipay's own parts behave.
 */
const alipay: Dialect = {
  template: '.axml',
  templateScript: '.sjs',
  style: '.acss',
  tabBar: 'customize-tab-bar/index',
  toWxml: template =>
    template
      .replace(/<import-sjs name="(\w+)" from="([^"]+)\.sjs"\s*\/>/g, '<wxs module="$1" src="$2.wxs" />')
      .replace(/\ba:(?=[a-z])/g, 'wx:')
      .replace(/\bcatch([A-Z]\w*)=/g, (_whole, event: string) => `catch${event.toLowerCase()}=`)
      .replace(/\bon([A-Z]\w*)=/g, (_whole, event: string) => `bind${event.toLowerCase()}=`)
      .replace(/\.axml\b/g, '.wxml'),
  toWxs: script => script.replace(/export default/, 'module.exports ='),
  toAppConfig: config => {
    const { tabBar, window, ...rest } = config as AlipayAppConfig;
    return {
      ...rest,
      ...(tabBar
        ? {
            tabBar: {
              custom: tabBar.customize === true,
              list: tabBar.items.map(({ pagePath, name }) => ({ pagePath, text: name })),
            },
          }
        : {}),
      window: {
        navigationBarTitleText: window?.defaultTitle ?? '',
        // Alipay's default.
        enablePullDownRefresh: window?.pullRefresh ?? true,
      },
    };
  },
  toPageConfig: config => {
    const { defaultTitle, pullRefresh, ...rest } = config as AlipayPageConfig;
    return {
      ...rest,
      ...(defaultTitle === undefined ? {} : { navigationBarTitleText: defaultTitle }),
      ...(pullRefresh === undefined ? {} : { enablePullDownRefresh: pullRefresh }),
      // Alipay's components take the styles of the app unless told otherwise.
      ...(rest.component ? { styleIsolation: rest.styleIsolation ?? 'apply-shared' } : {}),
    };
  },
};

export const dialects: Record<HostName, Dialect> = { weapp, qq, alipay };
