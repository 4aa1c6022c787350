import { expectNoHorizontalScroll, journey } from './support/app';
import { beginPayment, submitOrder } from './support/booking';
import { login } from './support/login';

/** Addresses that need nothing but themselves, with the title of their screen. */
const open: readonly [address: string, title: string][] = [
  ['/', '租车'],
  ['/city', '选择城市'],
  ['/site', '选择门店'],
  ['/carlist', '选择车型'],
  ['/customer_service', '客服'],
  ['/profile', '我的'],
  ['/profile/coupon', '优惠券'],
  ['/login', '登录'],
  ['/cardetail?cartype_id=1034', '车型详情'],
  ['/customer_service/detail?id=payment-deposit', '问题详情'],
];

/** Addresses that need a login (specification §2, auth). */
const guarded: readonly [address: string, title: string][] = [
  ['/order', '我的订单'],
  ['/pay?orderid=none', '收银台'],
];

describe('decision 12: a deep link opens its screen with its title', () => {
  journey('every open address', async ({ page }) => {
    for (const [address, title] of open) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toBe(title);
      await expectNoHorizontalScroll(page, 320);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  journey('an address behind the login leads there and back (specification §6)', async ({ page, mobile }) => {
    for (const [address] of guarded) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: '登录' }).waitFor();
    }
    await login(page, mobile);
    for (const [address, title] of guarded) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expectNoHorizontalScroll(page, 320);
    }
  });

  journey('the screens of an order', async ({ page, mobile }) => {
    await submitOrder(page, mobile);
    const orderid = new URL(page.url()).searchParams.get('orderid') ?? '';
    expect(orderid).not.toBe('');
    for (const [path, title] of [
      ['/reserve_car/submit_success', '下单结果'],
      ['/reserve_car/detail_charges', '费用明细'],
      ['/pay', '收银台'],
      ['/pay/success', '支付结果'],
      ['/pay/fail', '支付结果'],
      ['/profile/order_detail', '订单详情'],
    ] as const) {
      await page.goto(`${path}?orderid=${orderid}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toBe(title);
      await expectNoHorizontalScroll(page, 320);
    }
  });

  journey('a payment, and the same screen after a reload', async ({ page, mobile }) => {
    await submitOrder(page, mobile);
    await beginPayment(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '支付' }).waitFor();
    await page.getByRole('heading', { name: '沙盒收银台' }).waitFor();
    await expectNoHorizontalScroll(page, 320);
  });

  journey(
    'an address that does not exist says so',
    async ({ page }) => {
      await page.goto('/no/such/page');
      await page.getByRole('heading', { name: '没有找到这个页面' }).waitFor();
      await page.getByRole('button', { name: '回到首页' }).click();
      await page.getByRole('heading', { level: 1, name: '租车' }).waitFor();
    },
    { allow: ['HTTP 404'] },
  );

  journey('a question of the customer service and back', async ({ page }) => {
    await page.goto('/customer_service');
    await page.getByRole('button', { name: /押金/ }).first().click();
    await page.getByRole('heading', { level: 1, name: '问题详情' }).waitFor();
    await page.getByRole('button', { name: '返回' }).click();
    await page.getByRole('heading', { level: 1, name: '客服' }).waitFor();
  });

  journey('an injection in a parameter is only a text', async ({ page }) => {
    await page.goto(`/cardetail?cartype_id=${encodeURIComponent("1' OR '1'='1<script>alert(1)</script>")}`);
    await page.getByRole('heading', { level: 1, name: '车型详情' }).waitFor();
    await page.getByText('加载失败').waitFor();
  });
});
