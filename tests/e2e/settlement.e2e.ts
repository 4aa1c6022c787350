import { journey } from './support/app';
import { pay } from './support/booking';
import { expectState, reading, rent } from './support/order';

// Issue 12, what it must show: contested settlement.

journey(
  'a renter contests two charges: one is taken back, the other stands with its answer and is paid',
  async ({ page, mobile }) => {
    const desk = await rent(page, mobile);
    await desk.act('收车', reading(8200));
    await desk.act('添加费用', { 项目: '清洁费', '金额（元）': '80', 说明: '后座有大片油污' });
    await desk.act('添加费用', { 项目: '车损费', '金额（元）': '300', 说明: '右前门划痕' });
    expect(await desk.act('发送账单')).toBe('账单已发送');
    await page.reload();
    await page.getByRole('button', { name: '确认费用' }).click();
    const accept = page.getByRole('button', { name: /^确认并支付¥/ });
    await page.getByRole('button', { name: '确认并支付¥380' }).waitFor();
    for (const [charge, reason] of [
      ['清洁费', '取车时后座就是这样'],
      ['车损费', '取车照片里已有这道划痕'],
    ] as const) {
      await page.getByRole('button', { name: `对${charge}有异议` }).click();
      await page.getByLabel('哪里不对').fill(reason);
      await page.getByRole('button', { name: '提交', exact: true }).click();
      await page.getByText(`您的异议：${reason}`).waitFor();
    }
    await page.getByText('有异议的费用正在核实，门店回复后再确认').waitFor();
    expect(await accept.isDisabled()).toBe(true);
    // List and details say the same: the site acts next.
    const next = '有异议的费用正在核实，门店回复后再确认';
    await page.goto('/order');
    await page.getByRole('article').filter({ hasText: next }).getByRole('button').first().click();
    await expectState(page, '待结算');
    await page.getByText(next).filter({ visible: true }).first().waitFor();
    // The list behind it leads there as well.
    await page.getByRole('button', { name: '查看账单' }).last().click();
    // The bill has just been sent: it cannot be settled without their word.
    expect(await desk.offers('按账单结算')).toBe(false);

    expect(
      await desk.act('答复异议：车损费¥300', { 决定: '撤销', 答复: '核对过取车照片，划痕原来就有' }),
    ).toBe('已撤销');
    expect(await desk.act('答复异议：清洁费¥80', { 决定: '保留', 答复: '取车照片里后座是干净的' })).toBe(
      '已保留',
    );
    await page.reload();
    await page.getByText('门店答复：取车照片里后座是干净的').waitFor();
    await page.getByRole('button', { name: '确认并支付¥80' }).click();
    // The accepted bill asks for the payment too, until the cashier lies over it.
    await page.getByText('还车后确认的费用').waitFor();
    await pay(page);
    await page.getByRole('button', { name: '查看订单' }).click();
    await expectState(page, '待退押金');
  },
  { minutes: 3 },
);
