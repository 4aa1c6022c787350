import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from './support/accessibility';
import { expectNoHorizontalScroll, journey } from './support/app';
import { expectSubmitted, fillInRenter, openBooking, submit } from './support/booking';
import { smsCode } from './support/login';

// Issue 12: account deleted; export my data.

/** Has a code sent to the member's own number and types it. */
async function prove(page: Page, mobile: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText(/\d+秒后重发/).waitFor();
  await page.getByLabel('验证码').fill(await smsCode(page, mobile));
}

journey(
  'a member takes their data along and closes the account, once what stood in the way is done',
  async ({ page, mobile }) => {
    await openBooking(page, mobile);
    await fillInRenter(page, mobile);
    await submit(page);
    await expectSubmitted(page);

    await page.goto('/profile/account');
    await page.getByRole('button', { name: '导出个人数据' }).click();
    await prove(page, mobile);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const file = await text(await (await downloaded).createReadStream());
    const data = JSON.parse(file) as Record<string, object[]>;
    expect(data).toMatchObject({ 账号: [{ 手机号: mobile }], 自驾租车订单: [{ 状态: '待支付' }] });
    await page.getByText(/已保存到下载目录$/).waitFor();

    await page.goto('/profile/account/close');
    await page.getByText('处理好以下事项后可以注销').waitFor();
    await page.getByRole('button', { name: /待支付/ }).click();
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('button', { name: '行程有变' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '确认取消' }).click();
    await page.getByText('已取消').filter({ visible: true }).first().waitFor();

    await page.goto('/profile/account/close');
    await page.getByText('注销后清零的资产').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectNoHorizontalScroll(page);
    await prove(page, mobile);
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: '注销账号' }).click();
    await page.getByRole('alertdialog').getByText('余额¥100').waitFor();
    await page.getByRole('button', { name: '确认注销' }).click();
    await page.getByRole('heading', { name: '账号已注销' }).waitFor();
    await page.getByRole('button', { name: '回首页' }).click();

    await page.goto('/profile/balance');
    await page.getByRole('button', { name: '去登录' }).waitFor();
  },
);
