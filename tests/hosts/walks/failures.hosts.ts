import type { RouteRow } from '../../../src/routes/row';
import type { Made } from '../../support/memberStages';
import { screenOf, shownBy, visitOf, visitedRows } from '../../support/visitedScreens';
import { watched } from '../support/journey';
import { textWith } from '../support/looks';
import { memberWithOrder, openLink } from '../support/member';
import type { Phone } from '../support/phone';
import type { Network } from '../support/wire';

const troubles: readonly Exclude<Network, 'fine'>[] = ['offline', 'broken', 'silent', 'garbled'];
/** No screen has more parts that are loaded one by one. */
const parts = 3;
/** What stands on a page that has not come to its content. */
const unfinished = '[aria-label^="正在加载"]';

/** The login is seen by visitors alone; the entry of a channel goes on to where it leads, whatever fails (specification §4). */
const elsewhere = ['login', 'account.thirdEntry'];

/** Every screen with a trouble of its own: the next one for each. */
const cases = visitedRows
  .filter(({ name }) => !elsewhere.includes(name))
  .map((row, index): [string, Network, RouteRow] => [
    row.url,
    troubles[index % troubles.length] ?? 'offline',
    row,
  ]);

describe('every screen while its calls fail (issue 10, 3.8): it says so, leads on, and comes to its content', () => {
  let phone: Phone;
  let made: Made;

  beforeAll(async () => {
    ({ phone, made } = await memberWithOrder('weapp'));
  });
  afterAll(() => phone.end());

  it.each(cases)('%s, %s', (_url, network, row) =>
    watched(phone, `weapp-${row.name}-${network}`, async () => {
      const { address, title } = screenOf(row, made);
      phone.network = network;
      await openLink(phone, address);
      await phone.titled(title);
      await phone.settle();
      phone.network = 'fine';
      expect(await phone.page.locator(unfinished).filter({ visible: true }).count()).toBe(0);
      // Each part that failed leads on by itself.
      const retry = phone.part('button', '重试');
      for (let part = 0; part < parts && (await retry.isVisible()); part += 1) {
        await retry.tap();
        await phone.settle();
      }
      expect(await phone.text('加载失败').isVisible()).toBe(false);
      const { showsCold = shownBy(row, 'ordered'), showsOffline = showsCold } = visitOf(row);
      expect(await textWith(phone, showsOffline)).toContain(showsOffline);
    }),
  );
});
