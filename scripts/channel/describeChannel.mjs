const gates = { auth: '需要登录的页面', all: '进入任何页面前', bypass: '不检查' };
/** How long a visit counts as the channel's: 30分钟, 6小时, 6天. */
const lifeText = minutes => {
  if (minutes % (24 * 60) === 0) return `${minutes / 24 / 60}天`;
  return minutes % 60 === 0 ? `${minutes / 60}小时` : `${minutes}分钟`;
};
const yesNo = shown => (shown ? '显示' : '不显示');

/** What a row says and what holds where it says nothing, line by line, as an operator reads it. */
export function describeChannel(row, { defaultMenu, routes }) {
  const menu = row.menu ?? defaultMenu;
  const titleOf = name => routes.find(route => route.name === name)?.title;
  return [
    ['代码', [row.code, ...(row.aliases ?? [])].join('、')],
    ['名称', row.name],
    ['宿主', row.family],
    ...Object.entries(row.titles ?? {}).map(([name, title]) => [
      `标题 ${name}`,
      `${title}（默认：${titleOf(name)}）`,
    ]),
    ['标题栏', yesNo(!row.hidesHeader)],
    ['标签栏', yesNo(!row.hidesTabBar)],
    ['快捷菜单', menu.length === 0 ? '无' : menu.map(({ label, url }) => `${label} ${url}`).join('，')],
    ['登录', row.loginGate ? gates[row.loginGate] : `${gates.auth}（默认）`],
    ['访问保留', lifeText(row.sessionMinutes ?? 30)],
    ['颜色', row.accent ?? '琥珀色（默认）'],
    ...(row.guestProfileUrl ? [['未登录时的“我的”', row.guestProfileUrl]] : []),
    ...(row.credit ? [['信用免押', row.credit]] : []),
    ...(row.verifiesFirst ? [['实名认证', '提交订单前']] : []),
  ];
}

/** What a row differs in, in a few words. */
export const differencesOf = row =>
  [
    row.hidesHeader && '无标题栏',
    row.hidesTabBar && '无标签栏',
    row.menu && (row.menu.length === 0 ? '无菜单' : `菜单${row.menu.length}项`),
    row.loginGate && `登录：${gates[row.loginGate]}`,
    row.sessionMinutes && `保留${lifeText(row.sessionMinutes)}`,
    row.accent && `颜色${row.accent}`,
    row.guestProfileUrl && `未登录的“我的”${row.guestProfileUrl}`,
    row.credit && `信用免押${row.credit}`,
    row.verifiesFirst && '先实名',
  ]
    .filter(Boolean)
    .join('，');
