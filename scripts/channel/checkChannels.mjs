import { leadsSomewhere } from '../lib/channels.mjs';
import { accentTokens, hardToRead } from './accentContrast.mjs';

/** Titles are cut off in the bars of hosts beyond so many characters. */
const TITLE_LENGTH = 10;

const twice = list => [...new Set(list.filter((one, index) => list.indexOf(one) !== index))];

/** What is wrong with a row by itself. */
function problemsOf(row, { defaultMenu, routes }) {
  const titles = Object.entries(row.titles ?? {});
  const menu = row.menu ?? defaultMenu;
  return [
    ...(row.name ? [] : ['没有名称']),
    ...titles.flatMap(([name, title]) => [
      ...(routes.some(route => route.name === name) ? [] : [`标题：没有 ${name} 这个页面`]),
      ...(title.trim() ? [] : [`标题：${name} 是空的`]),
      ...([...title].length <= TITLE_LENGTH ? [] : [`标题：“${title}”超过${TITLE_LENGTH}个字，宿主会截断`]),
    ]),
    ...twice(titles.map(([, title]) => title)).map(title => `标题：“${title}”用在两个页面`),
    ...menu
      .filter(({ url }) => !leadsSomewhere(routes, url))
      .map(({ label, url }) => `菜单：“${label}”通向的 ${url} 不存在`),
    ...twice(menu.map(({ url }) => url)).map(url => `菜单：${url} 出现两次`),
    ...(row.guestProfileUrl && !leadsSomewhere(routes, row.guestProfileUrl)
      ? [`未登录时的“我的”通向的 ${row.guestProfileUrl} 不存在`]
      : []),
  ];
}

/** What can hardly be read in the accent of a row. */
async function accentProblems({ accent }) {
  const tokens = await accentTokens(accent);
  if (!tokens) return [`颜色：样式里没有 accent-${accent}`];
  const said = [await hardToRead(tokens.light, '浅色'), await hardToRead(tokens.dark, '深色')];
  return said.flat().map(problem => `颜色：${problem}`);
}

/**
 * All that is wrong with the rows, as `[code, sentence]`: a code or a home title that two have, titles and menus of screens that
 * are not there, accents that cannot be read.
 */
export async function checkChannels(all) {
  const { channels } = all;
  const spellings = channels.flatMap(row => [row.code, ...(row.aliases ?? [])]);
  const homes = channels.flatMap(row => row.titles?.home ?? []);
  const found = [
    ...twice(spellings).map(code => [code, '代码出现两次']),
    ...twice(homes).flatMap(title =>
      channels
        .filter(row => row.titles?.home === title)
        .map(row => [row.code, `标题：首页和别的渠道一样叫“${title}”`]),
    ),
  ];
  for (const row of channels) {
    const problems = [...problemsOf(row, all), ...(row.accent ? await accentProblems(row) : [])];
    found.push(...problems.map(problem => [row.code, problem]));
  }
  return found;
}
