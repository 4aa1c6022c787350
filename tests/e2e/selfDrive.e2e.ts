import type { Page } from 'playwright-core';
import { addDays, dayOf, format } from '../../src/domain/shanghaiTime';
import { worldNow } from '../support/worldClock';
import { expectNoHorizontalScroll, journey, newPhone } from './support/app';
import { expectSubmitted, fillInRenter, openBooking, renter, submit } from './support/booking';
import { logInToSubmit, smsCode } from './support/login';
import { eventually } from './support/waiting';

/** A figure of money in a text: 合计¥1050.20 gives 1050.2. */
const yuan = (text: string, label: string): number =>
  Number(new RegExp(`${label}¥([\\d.]+)`).exec(text.replace(/[\s,]/g, ''))?.[1]);

const cars = (page: Page) => page.getByRole('list', { name: '车辆' }).filter({ visible: true });
const card = (page: Page) => cars(page).getByRole('button');
/** The screen on top: those below stay in the document. */
const screen = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)').last();
const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('issue 3: the whole of self-drive rental', () => {
  journey(
    'a cross-city return with coupon and insurance, the figure of the list to the end',
    async ({ page, mobile }) => {
      await page.goto('/');
      await page.getByRole('button', { name: /^取车地点/ }).click();
      await heading(page, '取还车地点');
      await page
        .getByRole('button', { name: '搜索地点' })
        .or(page.getByText('机场 / 商圈 / 路口').last())
        .click();
      await page.getByPlaceholder('机场 / 商圈 / 路口').last().fill('sdjc');
      await page.getByPlaceholder('机场 / 商圈 / 路口').last().fill('首都机场T3');
      await page
        .getByRole('button', { name: /首都机场T3/ })
        .filter({ visible: true })
        .first()
        .click();
      await heading(page, '租车');

      await page.getByRole('switch', { name: '在其他城市或门店还车' }).click();
      await page.getByRole('button', { name: /^还车城市/ }).click();
      await page.getByPlaceholder(/拼音或首字母/).fill('tj');
      await page.getByRole('button', { name: '天津', exact: true }).first().click();
      await page.getByRole('button', { name: /^还车地点/ }).click();
      await heading(page, '取还车地点');
      await screen(page).getByRole('button', { name: '全部门店' }).click();
      await heading(page, '选择门店');
      await screen(page).getByRole('list', { name: '门店' }).getByRole('button').first().click();
      await heading(page, '租车');
      await page.getByRole('button', { name: '去选车' }).click();

      const first = card(page).first();
      await first.waitFor();
      const total = yuan(await first.innerText(), '总价');
      expect(total).toBeGreaterThan(0);
      await first.click();
      await page.getByRole('button', { name: '立即预订' }).click();
      await fillInRenter(page, mobile);

      // Without the coupon that was chosen for a newcomer the bill is the list's figure.
      const bar = page.getByRole('button', { name: /明细/ }).filter({ visible: true });
      await page.getByRole('button', { name: /^优惠券/ }).click();
      await page.getByRole('button', { name: /不使用优惠券/ }).click();
      await heading(page, '确认订单');
      await expectTotal(page, total);
      await page.getByRole('button', { name: /^优惠券/ }).click();
      await page.getByRole('button', { name: /推荐/ }).click();
      await heading(page, '确认订单');
      await page.getByRole('radio', { name: /^无忧/ }).click();
      await bar.click();
      const bill = page.getByRole('dialog', { name: '费用明细' });
      await bill.getByText('异地还车费').waitFor();
      await bill.getByText('全程无忧').waitFor();
      await bill.getByText(/^优惠券（/).waitFor();
      const billTotal = yuan(await bill.innerText(), '合计（共3天）');
      await bill.getByRole('button', { name: '关闭' }).click();
      await submit(page);
      await logInToSubmit(page, mobile);
      await expectSubmitted(page);
      expect(yuan(await page.getByRole('button', { name: /^支付¥/ }).innerText(), '支付')).toBe(billTotal);
    },
  );

  journey(
    'a return city without a site: the nearest one is named, and its fee is in the price',
    async ({ page }) => {
      await page.goto('/carlist');
      await card(page).first().waitFor();
      const roundTrip = yuan(await card(page).first().innerText(), '总价');
      await page.goto('/city?purpose=return');
      await page.getByPlaceholder(/拼音或首字母/).fill('tj');
      await page.getByRole('button', { name: '天津', exact: true }).first().click();
      await page.goto('/carlist');
      await page.getByRole('button', { name: /^修改还车门店：.*店$/ }).waitFor();
      await card(page).first().waitFor();
      // The cheapest return to Tianjin is farther away than a hundred kilometres of two yuan.
      expect(yuan(await card(page).first().innerText(), '总价')).toBeGreaterThan(roundTrip + 200);
    },
  );

  journey('the time changed on the list re-prices in place', async ({ page }) => {
    await page.goto('/carlist');
    await card(page).first().waitFor();
    const names = await card(page).allInnerTexts();
    const before = yuan(names[0] ?? '', '总价');
    await page.getByRole('button', { name: /修改取还车时间/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^还车/ }).first().click();
    const day = format(addDays(dayOf(worldNow()), 6), 'M月D日');
    await sheet
      .getByRole('gridcell')
      .getByRole('button', { name: new RegExp(`^${day}`) })
      .click();
    await sheet.getByRole('button', { name: /^确定 · 共5天/ }).click();
    await page.getByRole('button', { name: / 5天.*修改取还车时间/ }).waitFor();
    // The same cars in the same order, each with its new price.
    const after = await eventually(
      page,
      () => card(page).allInnerTexts(),
      texts => yuan(texts[0] ?? '', '总价') > before,
    );
    const titles = (texts: string[]): string[] =>
      texts.slice(0, 5).map(text => text.trim().split('\n')[0] ?? '');
    expect(titles(after)).toEqual(titles(names));
    expect(yuan(after[0] ?? '', '总价')).toBeGreaterThan(before);
  });

  journey('two days tapped in the time sheet are pickup and return', async ({ page }) => {
    await page.goto('/carlist');
    await card(page).first().waitFor();
    await page.getByRole('button', { name: /修改取还车时间/ }).click();
    const sheet = page.getByRole('dialog');
    for (const ahead of [9, 11]) {
      const day = format(addDays(dayOf(worldNow()), ahead), 'M月D日');
      await sheet
        .getByRole('gridcell')
        .getByRole('button', { name: new RegExp(`^${day} `) })
        .click();
    }
    await sheet.getByRole('button', { name: /^确定 · 共2天/ }).click();
    const from = format(addDays(dayOf(worldNow()), 9), 'M.D');
    await page.getByRole('button', { name: new RegExp(`^${from}–.* 2天.*修改取还车时间`) }).waitFor();
  });

  journey(
    'a filter down to nothing, and out again by the one condition that stands in the way',
    async ({ page }) => {
      await page.goto('/carlist');
      await card(page).first().waitFor();
      const all = await page.getByText(/\d+款车可预订/).innerText();
      await page.getByRole('button', { name: /^筛选/ }).click();
      await heading(page, '筛选');
      await page.getByRole('button', { name: '跑车' }).filter({ visible: true }).click();
      await page.getByRole('button', { name: '手动挡' }).filter({ visible: true }).click();
      await page.getByRole('button', { name: '没有符合的车' }).waitFor();
      await page.getByRole('button', { name: /^去掉“.+”有\d+款$/ }).click();
      await page.getByRole('button', { name: /^查看\d+款车$/ }).click();
      await heading(page, '选择车型');
      const found = (): Promise<string> =>
        page
          .getByText(/\d+款车可预订/)
          .filter({ visible: true })
          .innerText();
      expect(await eventually(page, found, text => text !== all)).not.toBe(all);
      await page.reload();
      await card(page).first().waitFor();
      expect(await eventually(page, found, text => text !== all)).not.toBe(all);
      await page.getByRole('button', { name: /^筛选/ }).click();
      await page.getByRole('button', { name: '重置' }).click();
      await page.getByRole('button', { name: /^查看\d+款车$/ }).click();
      await heading(page, '选择车型');
      expect(
        await page
          .getByText(/\d+款车可预订/)
          .filter({ visible: true })
          .innerText(),
      ).toBe(all);
    },
  );

  journey('back and forward keep the list’s position and filters', async ({ page }) => {
    await page.goto('/carlist');
    await page.getByRole('button', { name: '自动挡', exact: true }).click();
    const position = (): Promise<number> =>
      page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('.taro_page_show')].map(p => p.scrollTop)),
      );
    const tenth = card(page).nth(9);
    await tenth.scrollIntoViewIfNeeded();
    const before = await position();
    expect(before).toBeGreaterThan(300);
    await tenth.click();
    await heading(page, '车型详情');
    await page.getByRole('button', { name: '返回' }).filter({ visible: true }).click();
    await heading(page, '选择车型');
    expect(await position()).toBe(before);
    await page.goForward();
    await heading(page, '车型详情');
    await page.goBack();
    await heading(page, '选择车型');
    expect(await position()).toBe(before);
    const chip = page.getByRole('button', { name: '自动挡', exact: true }).filter({ visible: true });
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
  });

  journey('taking a coupon off never scrolls the page (rental.md, detail 6)', async ({ page, mobile }) => {
    await openBooking(page, mobile);
    const row = page.getByRole('button', { name: /^优惠券/ });
    await row.scrollIntoViewIfNeeded();
    const top = async (): Promise<number> => (await row.boundingBox())?.y ?? NaN;
    const before = await top();
    const total = (): Promise<number> => totalOf(page);
    const withCoupon = await total();
    await row.click();
    await page.getByRole('button', { name: /不使用优惠券/ }).click();
    await heading(page, '确认订单');
    await eventually(page, total, now => now > withCoupon);
    expect(await total()).toBeGreaterThan(withCoupon);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});

/** The total at the bottom. */
const totalOf = async (page: Page): Promise<number> =>
  yuan(await page.getByRole('button', { name: /明细/ }).filter({ visible: true }).innerText(), '合计');

/** The total at the bottom, once it is the price of what is chosen. */
async function expectTotal(page: Page, wanted: number): Promise<void> {
  const read = (): Promise<number> => totalOf(page);
  expect(await eventually(page, read, total => total === wanted)).toBe(wanted);
}

describe('issue 3: for everyone', () => {
  journey('the whole booking by keyboard alone', async ({ page, mobile }) => {
    /** Presses Tab until what has the focus is called so. */
    const reach = async (name: RegExp): Promise<void> => {
      for (let presses = 0; presses < 120; presses += 1) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLInputElement | null;
          // Nothing has the focus: the page as a whole holds every name.
          if (!element || element === document.body) return '';
          const label = element?.id ? document.querySelector(`label[for="${element.id}"]`) : null;
          return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
        });
        if (name.test(focused.trim())) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never reaches ${String(name)}`);
    };
    const press = async (name: RegExp, key = 'Enter'): Promise<void> => {
      await reach(name);
      await page.keyboard.press(key);
    };
    const type = async (name: RegExp, text: string): Promise<void> => {
      await reach(name);
      await page.keyboard.type(text);
    };
    await page.goto('/');
    await heading(page, '租车');
    await press(/^去选车$/);
    await card(page).first().waitFor();
    await press(/^(比亚迪|大众|丰田|本田|五菱|别克)/);
    await page.getByRole('button', { name: '立即预订' }).waitFor();
    await press(/^立即预订$/);
    await heading(page, '确认订单');
    await page.getByRole('button', { name: '提交订单' }).waitFor();
    await type(/^姓名$/, renter.name);
    await type(/^手机号$/, mobile);
    await type(/^身份证号$/, renter.idCard);
    await press(/^提交订单$/);
    await page.getByRole('dialog', { name: '登录后提交订单' }).waitFor();
    await press(/^获取验证码$/);
    await page.getByText(/\d+秒后重发/).waitFor();
    const code = await smsCode(page, mobile);
    await type(/^验证码$/, code);
    await press(/我已阅读并同意/, 'Space');
    await press(/^登录并提交订单$/);
    await expectSubmitted(page);
  });

  it('the whole booking in elder mode at 320 pixels', async () => {
    const phone = await newPhone({ width: 320, storage: { elder: 'on' } });
    const { page, mobile } = phone;
    const looks = async (name: string): Promise<void> => {
      await heading(page, name);
      await expectNoHorizontalScroll(page);
    };
    try {
      await page.goto('/');
      await looks('租车');
      await page.getByRole('button', { name: '去选车' }).click();
      await card(page).first().waitFor();
      await looks('选择车型');
      await card(page).first().click();
      await page.getByRole('button', { name: '立即预订' }).waitFor();
      await looks('车型详情');
      await page.getByRole('button', { name: '立即预订' }).click();
      await looks('确认订单');
      await fillInRenter(page, mobile);
      await submit(page);
      await logInToSubmit(page, mobile);
      await looks('收银台');
      expect(phone.problems.found()).toEqual([]);
    } finally {
      await phone.context.close();
    }
  });

  it.each<['no-preference' | 'reduce', string]>([
    ['no-preference', 'sees the sheet come up'],
    ['reduce', 'sees nothing move'],
  ])('who asks for motion: %s %s', async reducedMotion => {
    const { page, context } = await newPhone();
    try {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/carlist');
      await card(page).first().waitFor();
      // Noted by the page itself: an animation may be over before a question about it arrives.
      await page.evaluate(() => {
        const moving = new Set<string>();
        Object.assign(window, { moving });
        const look = (): void => {
          for (const animation of document.getAnimations()) {
            if (Number(animation.effect?.getComputedTiming().duration) > 1) moving.add('moves');
          }
          requestAnimationFrame(look);
        };
        look();
      });
      await page.getByRole('button', { name: /修改取还车时间/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: /^确定/ }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const moved = await page.evaluate(() => (window as unknown as { moving: Set<string> }).moving.size > 0);
      expect(moved).toBe(reducedMotion === 'no-preference');
    } finally {
      await context.close();
    }
  });
});
