import type { Made } from '../../support/memberStages';
import { screenOf, visitedRows } from '../../support/visitedScreens';
import { everyTap, overTapBudget, tellTaps, type Tap } from '../support/everyTap';
import { memberWithOrder, openLink } from '../support/member';
import type { Phone } from '../support/phone';

/** The login is seen by visitors alone; the sandbox of a provider and the entry of a channel are left for good by any tap. */
const elsewhere = ['login', 'pay.payment', 'account.thirdEntry'];

describe('what every tap sends to the view (issue 10, 3.7), on WeChat: the others send the same', () => {
  let phone: Phone;
  let made: Made;
  const taps: Tap[] = [];

  beforeAll(async () => {
    ({ phone, made } = await memberWithOrder('weapp'));
  });
  afterAll(async () => {
    tellTaps(taps);
    await phone.end();
  });

  const rows = visitedRows.filter(({ name }) => !elsewhere.includes(name));
  it.each(rows.map((row): [string, typeof row] => [row.url, row]))('%s', async (_url, row) => {
    const { address, title } = screenOf(row, made);
    const again = async (): Promise<void> => {
      await openLink(phone, address);
      await phone.titled(title);
    };
    await again();
    const found = await everyTap(phone, row.name, again);
    taps.push(...found);
    expect(overTapBudget(found)).toEqual([]);
  });
});
