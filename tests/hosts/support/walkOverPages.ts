import type { RouteRow } from '../../../src/routes/row';
import { nothingMade, type Made } from '../../support/memberStages';
import { rowsAt, screenOf, shownBy, visitedRows, visitOf } from '../../support/visitedScreens';
import type { HostName } from '../engine/types';
import { newPhone, overBudget, tell, watched } from './journey';
import { makeAll, openLink, payByLink, rentByTheMonth } from './member';
import { misplaced, strayClasses, textWith, unsafe } from './looks';
import type { Phone } from './phone';

/** What stands on a page that has not come to its content. */
const unfinished = '[aria-label^="正在加载"]';
/** What a page says that could not come to its content. */
const failures = /加载失败|链接不完整|出了点问题|服务开小差了|没有连上网络/;

/** `HOSTS_PICTURES=1 npm run hosts -- walks` leaves a picture of every page in `.cache/hosts`. */
const withPictures = process.env.HOSTS_PICTURES !== undefined;

/** Cases by the address of the specification. */
const byUrl = (rows: readonly RouteRow[]): [string, RouteRow][] => rows.map(row => [row.url, row]);

/**
 * The walk over every URL of the specification that works, each of which opens its page: on one phone of that host, with
 * one login and one order.
 */
export function walkOverPages(host: HostName): void {
  let phone: Phone;
  let made: Made = nothingMade;

  beforeAll(async () => {
    phone = await newPhone(host);
  });
  afterAll(async () => {
    tell(host, 'pages', phone);
    await phone.end();
  });

  const open = (address: string): Promise<void> => openLink(phone, address);

  const visit = (row: RouteRow, content: string): Promise<void> =>
    watched(phone, `${host}-${row.name}`, async () => {
      const { address, title } = screenOf(row, made);
      const before = phone.steps.length;
      await open(address);
      await phone.titled(title);
      expect((await phone.routes()).pop()).toBe(row.page);
      await phone.countOpening(row.name);
      if (withPictures) await phone.tallPicture(`${host}-${row.name}`);
      const text = await textWith(phone, content);
      expect(text).toContain(content);
      expect(text).not.toMatch(failures);
      expect(await phone.page.locator(unfinished).filter({ visible: true }).count()).toBe(0);
      expect(await misplaced(phone)).toEqual([]);
      expect(await unsafe(phone)).toEqual([]);
      expect(await strayClasses(phone)).toEqual([]);
      if (row.tab || row.lineTab) await expectTabBar(phone);
      if (row.tab) await expectEndAbove(phone);
      expect(overBudget(phone.steps.slice(before))).toEqual([]);
    });

  const login = visitedRows.filter(({ name }) => name === 'login');
  it.each(byUrl(login))('%s, as a visitor', (_url, row) => visit(row, shownBy(row, 'visitor')));

  describe('as a member with an order and a payment', () => {
    beforeAll(async () => {
      made = await makeAll(phone);
      // Only the openings are told.
      phone.steps.splice(1);
    });

    // A link starts the app, and with it a session (issue 10, 3.3): the journeys see these parts with a booking.
    it.each(byUrl(visitedRows.filter(row => !login.includes(row))))('%s', (_url, row) =>
      visit(row, visitOf(row).showsCold ?? shownBy(row, 'ordered')),
    );
  });

  describe('and once it is paid', () => {
    beforeAll(async () => {
      const told = phone.steps.length;
      await open(`/pay/payment?payment_id=${made.payment_id}`);
      await phone.tap('button', '支付成功');
      await phone.titled('支付结果');
      await payByLink(phone, `/cycle_purchase/pay?orderid=${made.cycle_orderid}`);
      made = { ...made, ...(await rentByTheMonth(phone)) };
      phone.steps.splice(told);
    });

    it.each(byUrl(rowsAt('paid')))('%s', (_url, row) => visit(row, shownBy(row, 'paid')));
  });
}

/** How far the tab bar is from the top of the screen, and how high it is, in pixels. */
const boxOfTabBar = async (phone: Phone): Promise<{ y: number; height: number }> =>
  (await phone.part('navigation', '主导航').boundingBox()) ?? { y: NaN, height: NaN };

/** The tab bar, that of the shell or of a line, stands at the foot of the screen. */
async function expectTabBar(phone: Phone): Promise<void> {
  const { y, height } = await boxOfTabBar(phone);
  expect(y + height).toBeCloseTo(phone.page.viewportSize()?.height ?? NaN);
}

/** The end of the page stands above the host's tab bar, which lies over it; that of a line is part of its page. */
async function expectEndAbove(phone: Phone): Promise<void> {
  expect(await phone.endOfPage()).toBeLessThanOrEqual((await boxOfTabBar(phone)).y);
}
