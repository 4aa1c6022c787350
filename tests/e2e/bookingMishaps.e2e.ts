import { THREE_LEFT } from '../../server/demo/knownStock';
import { otherRenter, type OtherRenter } from './support/api';
import { journey } from './support/app';
import {
  expectSubmitted,
  fillInRenter,
  openBooking,
  orderCount,
  renter,
  submit,
  tenOClock,
} from './support/booking';
import { logInToSubmit, login } from './support/login';

/** What a first visit finds as its search. */
function withSearch({ pickup = {}, ...period }: { pickup?: object; fromTime?: string; toTime?: string }): {
  sessionStorage: Record<string, string>;
} {
  return {
    sessionStorage: { search: JSON.stringify(period), search_pickup: JSON.stringify(pickup) },
  };
}

/** The airport site of Beijing as the search keeps it. */
const airport = {
  id: THREE_LEFT.siteId,
  name: '北京首都机场T3店',
  address: '首都国际机场T3航站楼停车楼B1层',
  city_id: '110000',
  hours: { open: '00:00', close: '24:00' },
  location: { lng: 116.62, lat: 40.06 },
};

/** A choice of the car of which the seed has three left. */
const rareCar = (days: number, { mobile }: OtherRenter, key: string) => ({
  site_id: THREE_LEFT.siteId,
  cartype_id: THREE_LEFT.cartypeId,
  from_time: tenOClock(days),
  to_time: tenOClock(days + 3),
  services: ['INS_THIRDPARTY' as const],
  insured_count: 1,
  use_wkcoin: false,
  use_discount: true,
  client_key: key,
  renter: { name: renter.name, mobile, idcard_no: renter.idCard },
  remark: '',
});

/** Others take all cars of that kind. */
async function takeAll(days: number): Promise<void> {
  const other = await otherRenter();
  for (let index = 0; index < THREE_LEFT.quantity; index += 1) {
    const choice = rareCar(days, other, `mishap-${days}-${index}-${Date.now()}`);
    const quote = await other.call('POST /api/order/calc', choice);
    const order = await other.call('POST /api/order/add', {
      ...choice,
      expected_total: quote.data.bill.total,
    });
    expect(order.code).toBe(0);
  }
}

describe('issue 3: a bad address or search gets a clear answer', () => {
  journey('an address that lacks what it needs', async ({ page }) => {
    await page.goto('/cardetail');
    await page.getByRole('heading', { name: '链接不完整' }).waitFor();
    await page.getByRole('button', { name: '回到首页' }).click();
    await page.getByRole('heading', { level: 1, name: '租车' }).waitFor();
  });

  journey('a parameter that nobody knows is left aside', async ({ page }) => {
    await page.goto('/carlist?utm_source=a%20b&category=%00&page=-1');
    await page.getByRole('list', { name: '车辆' }).waitFor();
  });

  journey(
    'a city without service',
    async ({ page }) => {
      await page.goto('/carlist');
      await page.getByText('未知还没有可以取车的门店').first().waitFor();
    },
    withSearch({
      pickup: {
        chosenCity: { id: '999999', city: '未知', code: 'WZ', pinyin: 'wei zhi', gps: { lng: 1, lat: 1 } },
      },
    }),
  );

  journey(
    'a period that lies in the past rolls to the next open time, as long as before, and says so',
    async ({ page }) => {
      await page.goto('/');
      await page.getByText(/^取车时间已过，已顺延至/).waitFor();
      await page.getByRole('button', { name: /共6天/ }).waitFor();
      await page.getByRole('button', { name: '去选车' }).click();
      await page.getByRole('list', { name: '车辆' }).waitFor();
    },
    withSearch({ fromTime: tenOClock(-9), toTime: tenOClock(-3) }),
  );

  journey(
    'a period that ends before it begins becomes the default one',
    async ({ page }) => {
      await page.goto('/');
      await page.getByText('已为您换成默认时间').waitFor();
      await page.getByRole('button', { name: '去选车' }).click();
      await page.getByRole('list', { name: '车辆' }).waitFor();
    },
    withSearch({ fromTime: tenOClock(9), toTime: tenOClock(3) }),
  );

  journey(
    'more than 90 days',
    async ({ page }) => {
      await page.goto('/carlist');
      await page.getByText('单次租期最长90天').first().waitFor();
    },
    withSearch({ fromTime: tenOClock(3), toTime: tenOClock(120) }),
  );

  journey(
    'a closed site, with a way on',
    async ({ page }) => {
      await page.goto('/carlist');
      await page.getByText('五道口地铁站店暂停营业').first().waitFor();
      await page.getByRole('list', { name: '替代方案' }).getByRole('button').first().click();
      await page.getByRole('list', { name: '车辆' }).waitFor();
    },
    withSearch({ pickup: { site: { ...airport, id: '11000009', name: '五道口地铁站店' } } }),
  );
});

describe('issue 3: what changes while one books', () => {
  journey(
    'the car is sold out at submit; an alternative is taken and booked, and nothing typed is lost',
    async ({ page, mobile }) => {
      await login(page, mobile, `/reserve_car?cartype_id=${THREE_LEFT.cartypeId}`);
      await fillInRenter(page, mobile);
      await page.getByRole('button', { name: '提交订单' }).waitFor();
      await takeAll(61);
      await submit(page);
      const sheet = page.getByRole('dialog', { name: '订单没有提交成功' });
      await sheet.getByText('刚刚被订完').waitFor();
      await sheet.getByRole('list', { name: '替代方案' }).getByRole('button').first().click();
      const name = page.getByLabel('姓名').filter({ visible: true });
      await name.waitFor();
      expect(await name.inputValue()).toBe(renter.name);
      await submit(page);
      await expectSubmitted(page);
    },
    withSearch({ pickup: { site: airport }, fromTime: tenOClock(61), toTime: tenOClock(64) }),
  );

  journey(
    'the price changed: old and new are shown, nothing is submitted before 接受',
    async ({ page, mobile }) => {
      // What the renter saw was a yuan less.
      await page.route('**/api/order/calc', async route => {
        const response = await route.fetch();
        const answer = (await response.json()) as {
          data: { bill: { total: number; lines: { amount: number; unitPrice: number }[] } };
        };
        const [line] = answer.data.bill.lines;
        if (line) line.amount -= 100;
        answer.data.bill.total -= 100;
        await route.fulfill({ response, json: answer });
      });
      await openBooking(page, mobile);
      await fillInRenter(page, mobile);
      await submit(page);
      const sheet = page.getByRole('dialog', { name: '价格有变化' });
      await sheet.getByText('原合计').waitFor();
      await sheet.getByText('现合计').waitFor();
      await sheet.getByRole('button', { name: '返回' }).click();
      await page.unroute('**/api/order/calc');
      await submit(page);
      await expectSubmitted(page);
    },
  );

  journey(
    'a coupon that was used elsewhere meanwhile is taken off, and the new price shown',
    async ({ page, context, mobile }) => {
      await openBooking(page, mobile);
      await fillInRenter(page, mobile);
      await page.getByText('已为您选用最优惠的一张').waitFor();
      // The same member books another car in another tab, with the same coupon.
      const tab = await context.newPage();
      await tab.goto('/reserve_car?cartype_id=1008');
      await tab.getByText('已为您选用最优惠的一张').waitFor();
      await fillInRenter(tab, mobile);
      await submit(tab);
      await expectSubmitted(tab);
      await tab.close();
      await submit(page);
      const sheet = page.getByRole('dialog', { name: '优惠券不能用了' });
      await sheet.getByText('优惠券不可用：已使用').waitFor();
      await sheet.getByText('现合计').waitFor();
      await sheet.getByRole('button', { name: '知道了' }).click();
      await submit(page);
      await expectSubmitted(page);
    },
  );

  journey(
    'a session that ends in the middle of booking: the login over all that was typed, and the order',
    async ({ page, context, mobile }) => {
      await openBooking(page, mobile);
      await fillInRenter(page, mobile);
      await page.getByLabel('备注').fill('要一个儿童座椅');
      await context.clearCookies({ name: 'token' });
      await submit(page);
      // A device gets one code a minute for a number.
      await page.getByRole('button', { name: '重新获取' }).waitFor({ timeout: 70_000 });
      expect(await page.getByLabel('备注').inputValue()).toBe('要一个儿童座椅');
      await logInToSubmit(page, mobile);
      await expectSubmitted(page);
    },
    { minutes: 3 },
  );

  journey('a double tap on submit makes one order', async ({ page, mobile }) => {
    await openBooking(page, mobile);
    await fillInRenter(page, mobile);
    await page.getByRole('button', { name: '提交订单' }).dblclick();
    await expectSubmitted(page);
    expect(await orderCount(page)).toBe(1);
  });
});
