import { nothingMade } from '../support/memberStages';
import { screenOf, visitedRows } from '../support/visitedScreens';
import { journey } from './support/journey';
import { misplaced, tooWide, unsafe } from './support/looks';
import type { Phone } from './support/phone';
import { phones } from './support/phones';

/** Screens with bars at the foot, with a map, with long rows: what a phone of another size breaks first. */
const screens = visitedRows.filter(({ name }) =>
  ['home', 'car.list', 'car.detail', 'site.detail'].includes(name),
);

/** Opens these screens by their links, one after the other. */
async function lookAround(phone: Phone): Promise<void> {
  for (const row of screens) {
    const { address, title } = screenOf(row, nothingMade);
    await phone.launch({ path: 'pages/home/index', query: { url: encodeURIComponent(address) } });
    await phone.titled(title);
    const wrong = [...(await misplaced(phone)), ...(await unsafe(phone)), ...(await tooWide(phone))];
    expect(wrong.map(words => `${row.name}: ${words}`)).toEqual([]);
  }
}

describe('phones of all kinds (issue 10, 3.8)', () => {
  it('there are screens to look at', () => expect(screens).toHaveLength(4));

  journey('320 wide', 'weapp', lookAround, { model: phones.small });
  journey('an Android', 'qq', lookAround, { model: phones.android });

  describe.each(['weapp', 'qq'] as const)('dark (look.md, dark): %s', host => {
    journey(
      'the app is dark from the start, with the bar of its tabs',
      host,
      async phone => {
        await phone.page.locator('.dark').first().waitFor();
        expect(await phone.part('navigation', '主导航').getAttribute('class')).toContain('dark');
        await lookAround(phone);
      },
      { model: phones.dark },
    );
  });

  describe.each(['weapp', 'alipay'] as const)('large letters: %s', host => {
    journey(
      'elder mode is on from the start',
      host,
      async phone => {
        await phone.page.locator('.elder').first().waitFor();
        await lookAround(phone);
      },
      { model: phones.largeFont },
    );
  });
});
