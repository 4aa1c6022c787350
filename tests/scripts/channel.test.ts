import { answerOf } from './support/runScript';

// Issue 16, publishing: an operator sees, checks and adds channels without reading code.

const checked = (rows: readonly object[]): [string, string][] =>
  answerOf(`
    import { checkChannels } from './scripts/channel/checkChannels.mjs';
    import { loadChannels } from './scripts/lib/channels.mjs';
    const all = await loadChannels();
    const rows = ${JSON.stringify(rows)};
    console.log(JSON.stringify(await checkChannels({ ...all, channels: rows.length > 0 ? rows : all.channels })));`);

const row = { code: 'NEW', name: '新渠道', family: 'web' };

describe('npm run channel -- check', () => {
  it('finds nothing wrong with the channels that there are', () => {
    expect(checked([])).toEqual([]);
  });

  it.each([
    [
      'a code that two have',
      [row, { ...row, aliases: ['OTHER'] }, { ...row, code: 'OTHER' }],
      /代码出现两次/,
    ],
    [
      'a home title that two have',
      [
        { ...row, titles: { home: '新租车' } },
        { ...row, code: 'B', titles: { home: '新租车' } },
      ],
      /首页和别的渠道一样叫“新租车”/,
    ],
    ['one title for two screens', [{ ...row, titles: { home: '租', orders: '租' } }], /“租”用在两个页面/],
    [
      'a title of a screen that is not there',
      [{ ...row, titles: { nowhere: '租车' } }],
      /没有 nowhere 这个页面/,
    ],
    ['a title that hosts cut off', [{ ...row, titles: { home: '一二三四五六七八九十租' } }], /超过10个字/],
    [
      'a menu that leads nowhere',
      [{ ...row, menu: [{ label: '活动', url: '/nowhere' }] }],
      /“活动”通向的 \/nowhere 不存在/,
    ],
    ['a row without a name', [{ ...row, name: '' }], /没有名称/],
    ['an accent that the sheet does not know', [{ ...row, accent: 'mauve' }], /没有 accent-mauve/],
  ])('finds %s', (_, rows, problem) => {
    expect(checked(rows).map(([, said]) => said)).toContainEqual(expect.stringMatching(problem));
  });

  it('finds an accent that cannot be read', () => {
    const said = answerOf<string[]>(`
      import { hardToRead } from './scripts/channel/accentContrast.mjs';
      const tokens = new Map([['--accent', '#ffe9a8'], ['--accent-ink', '#ffffff'], ['--selected', '#0f57be'], ['--card', '#ffffff'], ['--accent-soft', '#e6effc']]);
      console.log(JSON.stringify(await hardToRead(tokens, '浅色')));`);
    expect(said).toEqual(['浅色：accent-ink #ffffff 在 accent #ffe9a8 上对比度只有 1.2，至少要 4.5']);
  });
});

describe('npm run channel -- list', () => {
  it.each([
    [6 * 24 * 60, '保留6天'],
    [120, '保留2小时'],
    [45, '保留45分钟'],
  ])('says how long a visit of %i minutes is kept', (sessionMinutes, text) => {
    const said = answerOf<string>(`
      import { differencesOf } from './scripts/channel/describeChannel.mjs';
      console.log(JSON.stringify(differencesOf(${JSON.stringify({ ...row, sessionMinutes })})));`);
    expect(said).toBe(text);
  });
});

describe('npm run channel -- new', () => {
  const added = (answers: object): string =>
    answerOf(`
      import { rowSource, withRow } from './scripts/channel/addChannel.mjs';
      import { loadChannels } from './scripts/lib/channels.mjs';
      import { readFileSync } from 'node:fs';
      const all = await loadChannels();
      try {
        const row = rowSource(${JSON.stringify(answers)}, all);
        const source = withRow(readFileSync('src/channels/registry.ts', 'utf8'), row);
        console.log(JSON.stringify(source.split('\\n').find(line => line.includes(row))?.trim()));
      } catch (error) {
        console.log(JSON.stringify(error.message));
      }`);

  it('writes a row at the end of the others', () => {
    expect(added({ code: 'HUAWEI', name: '华为生活', family: 'web', title: '华为租车' })).toBe(
      "{ code: 'HUAWEI', name: '华为生活', family: 'web', titles: { home: '华为租车' } },",
    );
  });

  it('keeps what somebody answers a text', () => {
    expect(added({ code: 'A', name: "it's", family: 'web', title: '' })).toBe(
      String.raw`{ code: 'A', name: 'it\'s', family: 'web' },`,
    );
  });

  it.each([
    [{ code: 'JD', name: '京东', family: 'jd', title: '' }, /JD 已经有了/],
    [{ code: 'taoyouji', name: '淘', family: 'web', title: '' }, /已经有了/],
    [{ code: '1+1', name: '一', family: 'web', title: '' }, /不能作代码/],
    [{ code: 'A', name: ' ', family: 'web', title: '' }, /要有一个名称/],
    [{ code: 'A', name: '甲', family: 'tv', title: '' }, /没有“tv”这种宿主/],
  ])('refuses %o', (answers, sentence) => {
    expect(added(answers)).toMatch(sentence);
  });
});
