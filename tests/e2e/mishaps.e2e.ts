import type { BrowserContext, Page, Route } from 'playwright-core';
import { addDays, dayOf } from '../../src/domain/shanghaiTime';
import { THREE_LEFT } from '../../server/seed/knownStock';
import { otherRenter, type OtherRenter } from './support/api';
import { address, journey, newPhone } from './support/app';
import { fillInRenter, openBooking, renter, submitOrder } from './support/booking';
import { fillInLogin, login } from './support/login';

const offline = ['request failed', 'console error'];
const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<html><body>欢迎使用酒店无线网络</body></html>' });

/** Ten o'clock in Shanghai so many days from today, ISO. */
const tenOClock = (days: number): string => `${addDays(dayOf(new Date()), days)}T10:00:00+08:00`;

/** What a first visit finds as its search. */
function withSearch(search: object): { sessionStorage: Record<string, string> } {
  return { sessionStorage: { search: JSON.stringify(search) } };
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

/** How many orders a member has. */
async function orderCount(page: Page): Promise<number> {
  await page.goto('/order');
  await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor();
  await page.getByRole('article').first().waitFor();
  return page.getByRole('article').count();
}

const submit = (page: Page): Promise<void> => page.getByRole('button', { name: '提交订单' }).click();
const submitted = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: '提交成功' }).waitFor();

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
      await page.getByText('该城市暂未开通服务').first().waitFor();
    },
    withSearch({
      city: { id: '999999', city: '未知', code: 'WZ', pinyin: 'wei zhi', gps: { lng: 1, lat: 1 } },
    }),
  );

  journey(
    'a period that lies in the past rolls on and says so',
    async ({ page }) => {
      await page.goto('/');
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
    withSearch({ site: { ...airport, id: '11000009', name: '五道口地铁站店' } }),
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
      await submitted(page);
    },
    withSearch({ site: airport, fromTime: tenOClock(61), toTime: tenOClock(64) }),
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
      await submitted(page);
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
      await submitted(tab);
      await tab.close();
      await submit(page);
      const sheet = page.getByRole('dialog', { name: '订单没有提交成功' });
      await sheet.getByText('优惠券不可用').waitFor();
      await sheet
        .getByRole('button', { name: /知道了|关闭/ })
        .first()
        .click();
      await submit(page);
      await submitted(page);
    },
  );

  journey(
    'a session that ends in the middle of booking: login, and back with all that was typed',
    async ({ page, context, mobile }) => {
      await openBooking(page, mobile);
      await fillInRenter(page, mobile);
      await page.getByLabel('备注').fill('要一个儿童座椅');
      await context.clearCookies({ name: 'token' });
      await submit(page);
      await page.getByRole('heading', { level: 1, name: '登录' }).waitFor();
      // A number gets one code a minute.
      await page.waitForTimeout(61_000);
      await fillInLogin(page, mobile);
      await page.getByRole('heading', { level: 1, name: '确认订单' }).waitFor();
      const form = page.getByLabel('备注').filter({ visible: true });
      expect(await form.inputValue()).toBe('要一个儿童座椅');
      await submit(page);
      await submitted(page);
    },
    { minutes: 3 },
  );

  journey('a double tap on submit makes one order', async ({ page, mobile }) => {
    await openBooking(page, mobile);
    await fillInRenter(page, mobile);
    await page.getByRole('button', { name: '提交订单' }).dblclick();
    await submitted(page);
    expect(await orderCount(page)).toBe(1);
  });
});

describe('issue 3: the network and the server', () => {
  journey(
    'offline before submit: one sentence, nothing lost, and it works when the network is back',
    async ({ page, context, mobile }) => {
      await openBooking(page, mobile);
      await fillInRenter(page, mobile);
      await context.setOffline(true);
      await submit(page);
      const sheet = page.getByRole('dialog', { name: '提交没有完成' });
      await sheet.getByText('网络错误，请检查网络').waitFor();
      await context.setOffline(false);
      await sheet.getByRole('button', { name: '重试' }).click();
      await submitted(page);
      expect(await orderCount(page)).toBe(1);
    },
    { allow: offline },
  );

  journey(
    'the network is lost after submit: the retry finds the same order',
    async ({ page, mobile }) => {
      await openBooking(page, mobile);
      await fillInRenter(page, mobile);
      let lost = 0;
      await page.route('**/api/order/add', async route => {
        if (lost > 0) return route.continue();
        lost += 1;
        // The server does its work; its answer never comes.
        await route.fetch();
        return route.abort('connectionreset');
      });
      await submit(page);
      await page.getByRole('dialog', { name: '提交没有完成' }).getByRole('button', { name: '重试' }).click();
      await submitted(page);
      expect(await orderCount(page)).toBe(1);
    },
    { allow: offline },
  );

  journey(
    'the server is down: the screen says so with 重试, and comes back',
    async ({ page }) => {
      await page.route('**/api/**', route => route.abort('connectionrefused'));
      await page.goto('/carlist');
      await page.getByText('网络错误，请检查网络').first().waitFor();
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: '重试' }).click();
      await page.getByRole('list', { name: '车辆' }).waitFor();
    },
    { allow: offline },
  );

  journey('HTML of a hotel’s network in place of JSON', async ({ page }) => {
    await page.route('**/api/cartype/search**', html);
    await page.goto('/carlist');
    await page.getByText('服务返回异常，请稍后再试').waitFor();
    await page.unroute('**/api/cartype/search**');
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByRole('list', { name: '车辆' }).waitFor();
  });

  journey(
    'what was loaded stays when the network goes, and the screen works on when it is back',
    async ({ page, context }) => {
      await page.goto('/carlist');
      const cars = page.getByRole('list', { name: '车辆' });
      await cars.waitFor();
      await context.setOffline(true);
      await page.getByText('网络错误，请检查网络').waitFor();
      expect(await cars.getByRole('button').count()).toBeGreaterThan(3);
      await context.setOffline(false);
      await cars.getByRole('button').first().click();
      await page.getByRole('button', { name: '立即预订' }).waitFor();
    },
    { allow: offline },
  );

  journey(
    'a picture that does not load: two attempts, then a silhouette',
    async ({ page }) => {
      const asked: string[] = [];
      await page.route('**/media/**/car/**', route => {
        asked.push(route.request().url());
        return route.abort('failed');
      });
      await page.goto('/cardetail?cartype_id=1034');
      await page.getByRole('button', { name: '立即预订' }).waitFor();
      await page.getByRole('img', { name: /外观/ }).first().waitFor();
      // A third attempt would come at once, as the second did.
      await page.waitForTimeout(1000);
      expect(asked.filter(url => url === asked[0])).toHaveLength(2);
    },
    { allow: offline },
  );
});

describe('issue 3: the device', () => {
  /** The storage of a private window, or of a full device. */
  const refuseStorage = (context: BrowserContext, how: 'forbidden' | 'full'): Promise<unknown> =>
    context.addInitScript(kind => {
      if (kind === 'full') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        return;
      }
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    }, how);

  for (const how of ['forbidden', 'full'] as const) {
    journey(
      `a storage that is ${how} does not keep anyone from booking`,
      async ({ page, context, mobile }) => {
        await refuseStorage(context, how);
        await submitOrder(page, mobile);
      },
    );
  }

  journey(
    'two tabs: each has its own search; a logout in one ends the other’s session',
    async ({ page, context, mobile }) => {
      await login(page, mobile);
      const tab = await context.newPage();
      await tab.goto(`${address}/city`);
      await tab.getByRole('button', { name: '成都', exact: true }).first().click();
      await page.reload();
      await page.getByRole('button', { name: '取车城市：北京' }).waitFor();
      await tab.goto('/profile');
      await tab.getByRole('button', { name: '退出登录' }).click();
      await tab.getByRole('alertdialog').getByRole('button').last().click();
      await tab.getByText('未登录').waitFor();
      await page.goto('/order');
      await page.getByRole('heading', { level: 1, name: '登录' }).waitFor();
    },
  );

  journey('a clock that is an hour wrong', async ({ page, mobile }) => {
    await page.clock.install({ time: Date.now() + 60 * 60_000 });
    await login(page, mobile);
    await page.goto('/carlist');
    await page.getByRole('list', { name: '车辆' }).waitFor();
  });

  it('a device in another time zone shows and books Shanghai’s time (decision 1)', async () => {
    const phone = await newPhone({ timezone: 'America/New_York' });
    try {
      await phone.page.goto('/');
      const bar = phone.page.getByRole('button', { name: /取车时间/ });
      expect(await bar.innerText()).toContain('10:00');
      const requests: string[] = [];
      phone.page.on('request', request => requests.push(request.url()));
      await phone.page.getByRole('button', { name: '去选车' }).click();
      await phone.page.getByRole('list', { name: '车辆' }).waitFor();
      const search = requests.find(url => url.includes('/api/cartype/search'));
      const params = JSON.parse(new URL(search ?? '').searchParams.get('params') ?? '{}') as {
        from_time: string;
      };
      expect(params.from_time).toBe(tenOClock(1));
      expect(phone.problems.found()).toEqual([]);
    } finally {
      await phone.context.close();
    }
  });
});

describe('issue 3: whatever is typed', () => {
  const hostile = [
    ['emoji', '😀👨‍👩‍👧‍👦🚗'],
    ['markup', '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'],
    ['SQL', "'; drop table users; --"],
    ['10,000 characters', '长'.repeat(10_000)],
  ] as const;

  /** Every text field of the app: its screen and its label. */
  const fields: readonly [address: string, label: string | RegExp][] = [
    ['/city', /城市/],
    ['/address/search', /./],
    ['/site/search', /./],
    ['/district/search', /./],
    ['/customer_service', /./],
    ['/cartype', /./],
    ['/login', '手机号'],
    ['/login', '验证码'],
  ];

  journey(
    'every field takes it as text, and the screen goes on',
    async ({ page, mobile }) => {
      const type = async (screen: string, label: string | RegExp): Promise<void> => {
        const field = page
          .getByRole('textbox', { name: label })
          .or(page.getByRole('searchbox', { name: label }));
        for (const [, text] of hostile) {
          await field.filter({ visible: true }).first().fill(text);
          await page.waitForTimeout(300);
          expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
          await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
        }
        expect(screen).not.toBe('');
      };
      for (const [screen, label] of fields) {
        await page.goto(screen);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await type(screen, label);
      }
      await openBooking(page, mobile);
      for (const label of ['姓名', '身份证号', '备注', '手机号']) await type('/reserve_car', label);
      await submit(page);
      await page.getByText('请填写与驾驶证一致的姓名').waitFor();
    },
    { minutes: 4 },
  );

  journey('a wrong code is told at its field, and the number stays', async ({ page, mobile }) => {
    await page.goto('/login');
    await page.getByLabel('手机号').fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText(/\d+秒后重发/).waitFor();
    await page.getByLabel('验证码').fill('000000');
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).click();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page
      .getByText(/验证码(错误|不正确)/)
      .first()
      .waitFor();
    expect(await page.getByLabel('手机号').inputValue()).toBe(mobile);
  });
});
