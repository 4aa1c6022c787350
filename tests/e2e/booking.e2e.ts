import type { Page } from 'playwright-core';
import { yuanText } from '../../src/domain/money';
import { addDays, dayOf, format } from '../../src/domain/shanghaiTime';
import { worldNow } from '../support/worldClock';
import { expectNoHorizontalScroll, journey } from './support/app';
import {
  beginPayment,
  chooseCar,
  expectSubmitted,
  fillInRenter,
  plentifulCar,
  renter,
  submit,
  submitOrder,
} from './support/booking';
import { logInToSubmit } from './support/login';

/** The first figure of money in a text, in yuan; less than nothing for what is taken off. */
const yuanIn = (text: string): number => {
  const [, minus = '', figure = 'NaN'] = /([-−])?¥([\d.]+)/.exec(text.replace(/[\s,]/g, '')) ?? [];
  return Number(figure) * (minus ? -1 : 1);
};

/** 费用明细 that lies open: each line by its name, and what it says they come to. */
async function readBill(page: Page): Promise<{ lines: { name: string; amount: number }[]; total: number }> {
  const bill = page.getByRole('dialog', { name: '费用明细' });
  const texts = await bill
    .getByRole('listitem')
    .filter({ hasNotText: /^(车辆|违章)押金/ })
    .allInnerTexts();
  const lines = texts.map(text => {
    const [name = '', ...rest] = text.trim().split('\n');
    return {
      name: name.split('（')[0] ?? '',
      amount: /^(已包含|免费)/.test(rest.join('').trim()) ? 0 : yuanIn(rest.join('')),
    };
  });
  return { lines, total: yuanIn((await bill.innerText()).split('合计')[1] ?? '') };
}

/** From the cashier to a paid order's detail; what was paid, in yuan. */
async function pay(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^支付¥/ });
  const paid = yuanIn(await button.innerText());
  await button.click();
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.getByRole('button', { name: '查看订单' }).click();
  return paid;
}

/** From an order's detail to the question what cancelling costs. */
async function startCancelling(page: Page): Promise<void> {
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('button', { name: '行程有变' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
}

describe('specification §1: short-term self-drive rental', () => {
  journey(
    'a renter chooses city, site and car, logs in, books, pays and finds the order',
    async ({ page, mobile }) => {
      await page.goto('/');
      await page.getByRole('button', { name: '取车城市：北京' }).click();
      await page.getByPlaceholder('城市名、拼音或首字母').fill('cd');
      await page.getByRole('button', { name: '成都', exact: true }).first().click();
      await page.getByRole('button', { name: '取车城市：成都' }).waitFor();
      await page.getByRole('list', { name: '附近门店' }).getByRole('button').first().click();
      await page.getByRole('button', { name: '去选车' }).click();

      const card = plentifulCar(page);
      const listTotal = /总价¥(\d+(?:\.\d+)?)/.exec((await card.innerText()).replace(/\s/g, ''))?.[1];
      await card.click();
      await page.getByRole('button', { name: '立即预订' }).waitFor();
      // The same figure on the next screen (rental.md, details of flow 5).
      const bar = await page.getByRole('button', { name: '立即预订' }).locator('../..').innerText();
      expect(/总价¥(\d+(?:\.\d+)?)/.exec(bar.replace(/\s/g, ''))?.[1]).toBe(listTotal);
      await page.getByRole('button', { name: '立即预订' }).click();

      await page.getByRole('heading', { level: 1, name: '确认订单' }).waitFor();
      await fillInRenter(page, mobile);
      await page.getByRole('button', { name: '提交订单' }).click();
      await logInToSubmit(page, mobile);
      await expectSubmitted(page);

      await beginPayment(page);
      await page.getByRole('button', { name: '支付成功' }).click();
      await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();

      await page.getByRole('button', { name: '查看订单' }).click();
      await page.getByRole('heading', { level: 1, name: '订单详情' }).waitFor();
      await page.getByText('待取车').filter({ visible: true }).first().waitFor();
      await page.goto('/order');
      await page.getByText('待取车').filter({ visible: true }).first().waitFor();
    },
  );

  journey('the bill opens from the booking, line by line', async ({ page, mobile }) => {
    await chooseCar(page);
    // The list below has cars of its own.
    const bar = await page.getByRole('button', { name: '立即预订' }).locator('../..').innerText();
    const shown = yuanIn(bar.replace(/\s/g, '').split('总价')[1] ?? '');
    await page.getByRole('button', { name: '立即预订' }).click();
    await fillInRenter(page, mobile);
    await page.getByRole('button', { name: /明细/ }).click();
    const bill = await readBill(page);
    expect(bill.lines.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['车辆租赁费', '基础服务费', '手续费', '第三者责任险']),
    );
    const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    const amounts = bill.lines.map(({ amount }) => amount);
    expect(sum(amounts)).toBeCloseTo(bill.total);
    // Only what the app chose for a newcomer parts it from the price of the car.
    expect(sum(amounts.filter(amount => amount > 0))).toBeCloseTo(shown);
    await expectNoHorizontalScroll(page, 320);
  });

  journey('a payment that fails keeps the car and can be tried again', async ({ page, mobile }) => {
    await submitOrder(page, mobile);
    await beginPayment(page);
    await page.getByRole('button', { name: '支付失败' }).click();
    await page.getByRole('heading', { level: 2, name: '支付失败' }).waitFor();
    await page.getByText(/车辆为您保留1[0-4]分\d\d秒/).waitFor();
    await page.getByRole('button', { name: '重新支付' }).click();
    await page.getByRole('button', { name: /^支付¥/ }).click();
    await page.getByRole('button', { name: '支付成功' }).click();
    await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor();
  });

  journey(
    'an unknown result is asked for, never called a failure (decision 15)',
    async ({ page, mobile }) => {
      await submitOrder(page, mobile);
      await beginPayment(page);
      await page.getByRole('button', { name: '结果未知' }).click();
      await page.getByText('正在确认支付结果').waitFor();
      await page.getByRole('heading', { level: 2, name: '支付成功' }).waitFor({ timeout: 30_000 });
    },
  );

  journey('an order is cancelled long before, and all of it comes back', async ({ page, mobile }) => {
    await submitOrder(page, mobile);
    const paid = await pay(page);
    await startCancelling(page);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(`现在可免费取消，退款¥${yuanText(Math.round(paid * 100))}。`).waitFor();
    await dialog.getByRole('button', { name: '确认取消' }).click();
    await page
      .getByText(`退款¥${yuanText(Math.round(paid * 100))}，原路退回`)
      .filter({ visible: true })
      .first()
      .waitFor();
  });

  journey(
    'an order is cancelled shortly before, for exactly 30 % of its rental fee',
    async ({ page, mobile }) => {
      await page.goto('/carlist');
      await page.getByRole('button', { name: /修改取还车时间/ }).click();
      const sheet = page.getByRole('dialog');
      for (const ahead of [0, 2]) {
        const day = format(addDays(dayOf(worldNow()), ahead), 'M月D日');
        await sheet
          .getByRole('gridcell')
          .getByRole('button', { name: new RegExp(`^${day}`) })
          .click();
      }
      await sheet.getByRole('button', { name: /^确定/ }).click();
      await plentifulCar(page).click();
      await page.getByRole('button', { name: '立即预订' }).click();
      await fillInRenter(page, mobile);
      await page.getByRole('button', { name: /明细/ }).click();
      const { lines } = await readBill(page);
      const fee = lines
        .filter(({ name }) => name === '车辆租赁费')
        .reduce((sum, line) => sum + line.amount, 0);
      await page.getByRole('dialog', { name: '费用明细' }).getByRole('button', { name: '关闭' }).click();
      await submit(page);
      await logInToSubmit(page, mobile);
      await expectSubmitted(page);
      const paid = await pay(page);
      await startCancelling(page);
      const dialog = page.getByRole('alertdialog');
      const penalty = Math.round(fee * 30);
      const refund = yuanText(Math.round(paid * 100) - penalty);
      await dialog.getByText(`取消将收取违约金¥${yuanText(penalty)}，退款¥${refund}。`).waitFor();
      await dialog.getByRole('button', { name: '确认取消' }).click();
      await page.getByText(`退款¥${refund}`).filter({ visible: true }).first().waitFor();
    },
  );

  journey(
    'what a visitor chose and typed is there after a reload, and after the login',
    async ({ page, mobile }) => {
      await chooseCar(page);
      const car = await page.getByRole('heading', { level: 2 }).first().innerText();
      await page.getByRole('button', { name: '立即预订' }).click();
      await fillInRenter(page, mobile);
      await page.getByLabel('备注').fill('要一个儿童座椅');
      await page.reload();
      await page.getByText(car).filter({ visible: true }).first().waitFor();
      expect(await page.getByLabel('姓名').inputValue()).toBe(renter.name);
      // The number of an ID card is never left on a device.
      expect(await page.getByLabel('身份证号').inputValue()).toBe('');
      await page.getByLabel('身份证号').fill(renter.idCard);
      await submit(page);
      await logInToSubmit(page, mobile);
      await expectSubmitted(page);
      await page.getByRole('button', { name: '查看订单' }).click();
      await page.getByText('要一个儿童座椅').waitFor();
    },
  );
});
