import { newPhone } from './support/app';
import { beginPayment, submitOrder } from './support/booking';
import { expectNoHorizontalScroll } from './support/app';
import { atFullHeight } from './support/screens';

it.each([
  ['375', { width: 375 }],
  ['320elder', { width: 320, storage: { elder: 'on' } }],
] as const)('%s', async (name, options) => {
  const phone = await newPhone(options);
  const { page } = phone;
  const shot = async (screen: string) => {
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/companion-shots/${name}-${screen}.png` });
    await expectNoHorizontalScroll(page);
  };
  try {
    await submitOrder(page, phone.mobile);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('button', { name: '更多' }).waitFor();
    await shot('unpaid');
    await page.goBack();
    await beginPayment(page);
    await page.getByRole('button', { name: '支付成功' }).click();
    await page.getByRole('button', { name: /^取车提醒/ }).waitFor();
    await atFullHeight(page, () => page.screenshot({ path: `/tmp/companion-shots/${name}-success.png` }));
    await page.getByRole('button', { name: /^取车提醒/ }).click();
    await page.getByRole('img', { name: /^取车码/ }).waitFor();
    await shot('remind');
    await page.goBack();
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('button', { name: '更多' }).waitFor();
    await shot('detail');
    await page.getByRole('button', { name: '修改' }).click();
    await shot('change');
    await page.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '更多' }).click();
    await shot('more');
    await page.goto('/');
    await page.getByRole('region', { name: '我的行程' }).waitFor();
    await shot('home');
    await page.goto('/profile');
    await page.getByRole('button', { name: '待取车，1个订单' }).waitFor();
    await shot('profile');
    await page.goto('/order');
    await page.getByRole('button', { name: '待取车 1' }).waitFor();
    await shot('orders');
  } catch (e) {
    await page.screenshot({ path: `/tmp/companion-shots/${name}-failed.png` });
    throw e;
  } finally {
    await phone.context.close();
  }
});
