import { createInterface } from 'node:readline/promises';
import { addChannel, assertNewCode } from './channel/addChannel.mjs';
import { checkChannels } from './channel/checkChannels.mjs';
import { describeChannel, differencesOf } from './channel/describeChannel.mjs';
import { channelNamed, loadChannels } from './lib/channels.mjs';
import { command, CommandError } from './lib/command.mjs';
import { requireAllPackages } from './lib/install.mjs';

const usage = `用法：npm run channel -- list | show 代码 | check | new 代码
  list         所有渠道，各有什么不同
  show 代码    一个渠道的标题、菜单、登录、颜色
  check        检查每个渠道：重复的代码和标题、不存在的页面、看不清的颜色
  new 代码     回答几个问题，加一个渠道`;

/** So many columns of a terminal a text takes: a Chinese character takes two. */
const widthOf = text => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
const padded = (text, width) => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const table = rows => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => widthOf(row[column]))));
  return rows
    .map(row =>
      row
        .map((text, column) => padded(text, widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

async function list({ channels }) {
  const rows = channels.map(row => [
    row.code,
    row.name,
    row.family,
    row.titles?.home ?? '',
    differencesOf(row),
  ]);
  console.log(table([['代码', '名称', '宿主', '首页标题', '不同之处'], ...rows]));
}

async function show(all, code) {
  const row = channelNamed(all.channels, code ?? '');
  if (!row) throw new CommandError(`没有 ${code ?? '这个'} 渠道：npm run channel -- list`);
  console.log(table(describeChannel(row, all)));
}

async function check(all) {
  const problems = await checkChannels(all);
  if (problems.length === 0) return console.log(`✓ ${all.channels.length}个渠道都没有问题`);
  console.log(table(problems));
  throw new CommandError(`${problems.length}处需要修改`);
}

async function add(all, code) {
  if (!code) throw new CommandError(usage);
  assertNewCode(code, all.channels);
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const name = await ask.question('名称（给人看的，如“京东”）：');
    const family = (await ask.question(`宿主（${all.hostFamilies.join('、')}；不清楚就回车）：`)) || 'web';
    const title = await ask.question('首页标题（回车：租车）：');
    await addChannel({ code, name, family, title }, all);
  } finally {
    ask.close();
  }
  console.log(`已加在 src/channels/registry.ts。看一看：npm run channel -- show ${code}`);
}

// `npm run channel`: what an operator wants to know of the channels and may change, without reading code (issue 16, publishing).
await command(async () => {
  const [task, code] = process.argv.slice(2);
  const work = { list, show, check, new: add }[task];
  if (!work) throw new CommandError(usage);
  await requireAllPackages();
  await work(await loadChannels(), code);
});
