import type { Page } from 'playwright-core';
import { channelLink } from '../support/channelLink';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import {
  expectSubmitted,
  fillInRenter,
  pay,
  plentifulCar,
  renter,
  submit,
  tenOClock,
} from './support/booking';
import { Finger } from './support/Finger';
import { lookOver } from './support/lookOver';
import { fillInForm, logInToSubmit } from './support/login';

// Issue 13, convenient booking: the link of a partner, whose visits bypass the login gate.

const airport = '11000001';

/** The link of a partner, in which the airport of Beijing is decided, with what the test says differently. */
const linkOf = (differences: Readonly<Record<string, string>> = {}): string => {
  const link = {
    sources: 'alilite',
    from_time: tenOClock(2),
    to_time: tenOClock(5),
    city: '北京',
    lat: '39.91488',
    lng: '116.40387',
    siteid: airport,
    ...differences,
  };
  return `/convenient_book?${new URLSearchParams(link).toString()}`;
};

/** From the link to the one page of the order: two taps. */
async function toOrder(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole('button', { name: '看车' }));
  await finger.tap(plentifulCar(page));
  await page.getByRole('button', { name: '提交订单' }).waitFor();
}

journey(
  'alilite: a member goes from the link to a paid order in at most six taps; a guest logs in on the way, in place',
  async ({ page, context, mobile }) => {
    await page.goto(linkOf());
    await page.getByRole('button', { name: /^北京首都机场T3店/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await toOrder(page, new Finger());
    await fillInRenter(page, mobile);
    await page.getByRole('checkbox', { name: /^保存为常用驾驶人/ }).click();
    await submit(page);
    await logInToSubmit(page, mobile);
    await expectSubmitted(page);
    expect(new URL(page.url()).pathname).toBe('/convenient_pay');
    await pay(page);

    const next = await context.newPage();
    await next.goto(linkOf({ from_time: tenOClock(12), to_time: tenOClock(14) }));
    const finger = new Finger();
    await toOrder(next, finger);
    const driver = next.getByRole('radio', { name: new RegExp(`^${renter.name}`) });
    await driver.waitFor();
    expect(await driver.getAttribute('aria-checked')).toBe('true');
    await finger.tap(next.getByRole('button', { name: '提交订单' }));
    await expectSubmitted(next);
    await finger.tap(next.getByRole('button', { name: /^支付¥/ }).filter({ visible: true }));
    await finger.tap(next.getByRole('button', { name: '支付成功' }));
    await next.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
    expect(finger.taps).toBeLessThanOrEqual(6);
  },
  { minutes: 3 },
);

journey(
  'by the login of a partner (/third_before_in) one comes to the booking as a member, and to an order',
  async ({ page, mobile }) => {
    await page.goto(channelLink(`e2e-${mobile}`, linkOf({ channel: 'JD' })));
    await fillInForm(page, mobile, '登录并绑定');
    await page.getByRole('button', { name: /^北京首都机场T3店/ }).waitFor();
    await toOrder(page, new Finger());
    await fillInRenter(page, mobile);
    await submit(page);
    // Nobody is asked to log in once more.
    await expectSubmitted(page);
    expect(new URL(page.url()).pathname).toBe('/convenient_pay');
  },
  { minutes: 2 },
);

journey('a link with wrong, past and foreign values names what was replaced, each', async ({ page }) => {
  await page.goto(
    linkOf({
      ...{ from_time: '2020-01-01 10:00', to_time: '2020-01-03 10:00', siteid: 'nowhere' },
      ...{ lat: '31.2363', lng: '121.47977' },
    }),
  );
  const adjusted = page.getByRole('list', { name: '调整的内容' });
  await adjusted.waitFor();
  const texts = await adjusted.getByRole('listitem').allInnerTexts();
  expect(texts.map(text => text.split('，')[0])).toEqual([
    '链接里的位置不在北京',
    '没有找到链接里的门店',
    '取车时间已过',
    '还车时间随取车时间顺延',
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
  await expectNoHorizontalScroll(page, 320);
  await page.getByRole('button', { name: '看车' }).click();
  await page.getByRole('list', { name: '车辆' }).waitFor();
});

journey(
  'a closed site, one of another city and an end before the beginning are named, each',
  async ({ page }) => {
    const adjusted = page.getByRole('list', { name: '调整的内容' }).getByRole('listitem');
    for (const [differences, text] of [
      [{ siteid: '11000009' }, /^五道口地铁站店暂停营业，已改为/],
      [{ siteid: '31000001' }, /在上海，已改为/],
      [{ from_time: tenOClock(5), to_time: tenOClock(2) }, /^还车时间不晚于取车时间，已改为/],
    ] as const) {
      await page.goto(linkOf(differences));
      await adjusted.filter({ hasText: text }).waitFor();
      expect(await adjusted.count()).toBe(1);
      expect(await page.getByRole('button', { name: '看车' }).isEnabled()).toBe(true);
    }
  },
);

describe('the deposits', () => {
  journey('are waived by a score that passes, and the order holds it', async ({ page }) => {
    await page.goto(linkOf({ channel: 'JD', jd_score: '95' }));
    await toOrder(page, new Finger());
    await page.getByRole('button', { name: /^信用免押/ }).click();
    await page.getByRole('heading', { name: '已通过信用免押' }).waitFor();
    expect(await lookOver(page, '已通过信用免押')).toEqual([]);
    await page.getByRole('button', { name: '免押下单' }).click();
    await page.getByRole('button', { name: '提交订单' }).waitFor();
    await page
      .getByText(/免付押金¥/)
      .filter({ visible: true })
      .first()
      .waitFor();
  });

  journey('are refused with the reason by one that does not', async ({ page }) => {
    await page.goto(linkOf({ channel: 'JD', jd_score: '12' }));
    await toOrder(page, new Finger());
    await page.getByRole('button', { name: /^信用免押/ }).click();
    await page.getByRole('heading', { name: '这次不能免押' }).waitFor();
    expect(await lookOver(page, '这次不能免押')).toEqual([]);
    await page
      .getByText(/未达到免押要求（80分）/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByRole('button', { name: '付押金下单' }).click();
    await page.getByRole('button', { name: '提交订单' }).waitFor();
  });

  journey('are asked once more where nobody has answered', async ({ page }) => {
    await page.goto(linkOf({ channel: 'JD', jd_score: 'x' }));
    await toOrder(page, new Finger());
    await page.getByRole('button', { name: /^信用免押/ }).click();
    await page.getByRole('heading', { name: '暂时没有查询到结果' }).waitFor();
    await page.getByRole('button', { name: '再查一次' }).waitFor();
    expect(await lookOver(page, '暂时没有查询到结果')).toEqual([]);
  });

  journey(
    'are waived by 芝麻 for who comes from 支付宝, and refused with its own reason',
    async ({ page }) => {
      for (const [jd_score, heading] of [
        ['700', '已通过信用免押'],
        ['600', '这次不能免押'],
      ] as const) {
        await page.goto(linkOf({ channel: 'ALI', jd_score }));
        await toOrder(page, new Finger());
        await page.getByRole('button', { name: /^信用免押/ }).click();
        await page.getByRole('heading', { name: heading }).waitFor();
      }
      await page
        .getByText(/芝麻分未达到免押要求（650分）/)
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  );

  journey('are asked for by nobody outside a channel, which is said', async ({ page }) => {
    await page.goto(linkOf());
    await toOrder(page, new Finger());
    await page.goto('/convenient_book/credit_guarantee');
    expect(await lookOver(page, '什么是信用免押')).toEqual([]);
  });
});

journey('in a partner’s page there is neither header nor tab bar', async ({ page }) => {
  await page.goto(linkOf({ channel: 'HIDE' }));
  await page.getByRole('button', { name: '看车' }).waitFor();
  expect(await page.getByRole('heading', { level: 1, name: '便捷订车' }).count()).toBe(0);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
});
