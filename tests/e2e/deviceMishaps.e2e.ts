import type { BrowserContext, Page, Route } from 'playwright-core';
import { DAY } from '../../src/domain/shanghaiTime';
import { worldNow } from '../support/worldClock';
import { address, journey, newPhone } from './support/app';
import {
  expectSubmitted,
  fillInRenter,
  openBooking,
  orderCount,
  submit,
  submitOrder,
  tenOClock,
} from './support/booking';
import { login } from './support/login';
import { chooseLongCar } from './support/longRental';
import { untilQuiet } from './support/waiting';

const offline = ['request failed', 'console error'];
const html = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html', body: '<html><body>欢迎使用酒店无线网络</body></html>' });

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
      await expectSubmitted(page);
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
      await expectSubmitted(page);
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
    'a screen whose code cannot be fetched: one sentence, the screen before stays, and later it opens',
    async ({ page, context }) => {
      await page.goto('/');
      await page.getByRole('button', { name: '全部门店' }).waitFor();
      await context.setOffline(true);
      await page.getByText('网络错误，请检查网络').waitFor({ state: 'visible' });
      await page.getByText('网络错误，请检查网络').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: '去选车' }).click();
      await page.getByText('网络错误，请检查网络').waitFor();
      await page.waitForURL(url => url.pathname === '/');
      await context.setOffline(false);
      await page.getByRole('button', { name: '去选车' }).click();
      await page.getByRole('list', { name: '车辆' }).waitFor();
      await page.getByRole('button', { name: '返回' }).filter({ visible: true }).click();
      await page.getByRole('heading', { level: 1, name: '租车' }).waitFor();
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
      await untilQuiet(page);
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
    await page.clock.install({ time: worldNow().getTime() + 60 * 60_000 });
    await login(page, mobile);
    await page.goto('/carlist');
    await page.getByRole('list', { name: '车辆' }).waitFor();
  });

  journey(
    'a clock that is a year ahead changes neither the first day nor a date of a plan',
    async ({ page }) => {
      const planOn = async (device: Page): Promise<string[]> => {
        await chooseLongCar(device, { city: '成都', months: 3 });
        const rows = await device
          .getByRole('list', { name: '付款计划' })
          .getByRole('listitem')
          .allInnerTexts();
        // What a coupon takes off comes a moment later; the dates are those of the server at once.
        return rows.map(row => row.replace(/¥[\d.]+/, ''));
      };
      const right = await newPhone();
      const plan = await planOn(right.page);
      await right.context.close();
      expect(plan).toHaveLength(3);
      await page.clock.install({ time: worldNow().getTime() + 365 * DAY });
      expect(await planOn(page)).toEqual(plan);
    },
  );

  it('a device in another time zone shows and books Shanghai’s time (decision 1)', async () => {
    const phone = await newPhone({ timezone: 'America/New_York' });
    try {
      await phone.page.goto('/');
      const bar = phone.page.getByRole('button', { name: /修改取还车时间/ });
      await bar.filter({ hasText: '10:00' }).waitFor();
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

  /** What of the markup has become part of the page; the content policy alone would keep it from running. */
  const planted = (page: Page): Promise<string[]> =>
    page.evaluate(() => [
      ...('hacked' in window ? ['the script has run'] : []),
      ...[...document.querySelectorAll('img[src="x"], [onerror]')].map(({ outerHTML }) => outerHTML),
      ...[...document.scripts].map(({ text }) => text).filter(text => text.includes('hacked')),
    ]);

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
    'markup that becomes part of the page is found',
    async ({ page }) => {
      await page.goto('/city');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const [, markup] = hostile[1];
      await page.evaluate(text => document.body.insertAdjacentHTML('beforeend', text), markup);
      expect(await planted(page)).toHaveLength(2);
    },
    { allow: [/Content Security Policy|content security policy|\/x$|404/] },
  );

  journey(
    'every field takes it as text, and the screen goes on',
    async ({ page, mobile }) => {
      const type = async (label: string | RegExp): Promise<void> => {
        const field = page
          .getByRole('textbox', { name: label })
          .or(page.getByRole('searchbox', { name: label }));
        for (const [, text] of hostile) {
          await field.filter({ visible: true }).first().fill(text);
          await field.filter({ visible: true }).first().press('Enter');
          await untilQuiet(page);
          expect(await planted(page)).toEqual([]);
          await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
        }
      };
      for (const [screen, label] of fields) {
        await page.goto(screen);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await type(label);
      }
      await openBooking(page, mobile);
      for (const label of ['姓名', '身份证号', '备注', '手机号']) await type(label);
      await submit(page);
      await page.getByText('请填写11位手机号').waitFor();
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
