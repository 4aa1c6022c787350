import type { MiniHost } from './appJson';
import { theme, themeFile } from './theme';

/** By host, under which number it knows the app; absent: a developer's own machine. */
export type AppIds = Partial<Record<MiniHost, string | undefined>>;

const name = 'car-rental';
const description = '租车 · 自驾、长租、代驾与婚车';

/** WeChat and QQ take what Taro emits as it is: nothing is compiled again. */
const projectConfig = (appid = 'touristappid'): object => ({
  miniprogramRoot: './',
  projectname: name,
  description,
  appid,
  setting: {
    urlCheck: true,
    es6: false,
    enhance: false,
    postcss: false,
    minified: true,
    minifyWXML: true,
    minifyWXSS: true,
    compileHotReLoad: false,
  },
  compileType: 'miniprogram',
});

/** Alipay asks for the number of the app when it is uploaded. Taro's components need `component2`. */
const alipayProject = {
  format: 2,
  compileType: 'mini',
  miniprogramRoot: './',
  compileOptions: { component2: true },
};

/** What the search of a host shall not show. */
const sitemap = (unlisted: readonly string[]): object => ({
  rules: unlisted.map(page => ({ action: 'disallow', page })),
});

const files: Record<MiniHost, (ids: AppIds, unlisted: readonly string[]) => Record<string, object>> = {
  weapp: ({ weapp }, unlisted) => ({
    'project.config.json': projectConfig(weapp),
    'sitemap.json': sitemap(unlisted),
    [themeFile]: theme,
  }),
  alipay: (_ids, unlisted) => ({ 'mini.project.json': alipayProject, 'sitemap.json': sitemap(unlisted) }),
  qq: ({ qq }) => ({ 'project.config.json': projectConfig(qq) }),
};

/** The files that the developer tools and the search of a host read beside the app, by their names. */
export function projectFiles(
  host: MiniHost,
  ids: AppIds,
  unlisted: readonly string[],
): Record<string, object> {
  return files[host](ids, unlisted);
}
