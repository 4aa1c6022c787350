import type { HostName } from './engine/types';
import { journey, overBudget } from './support/journey';
import { openLink } from './support/member';
import type { Phone } from './support/phone';
import { beginPayment, fillInRenter, submitAsVisitor } from './support/rent';

/** The tabs of the line stand at the foot of the screen, and the host leads back to where one came from. */
async function expectLineTabs(phone: Phone): Promise<void> {
  const bar = phone.part('navigation', '主导航');
  const { y, height } = (await bar.boundingBox()) ?? { y: NaN, height: NaN };
  expect(y + height).toBeCloseTo(phone.page.viewportSize()?.height ?? NaN);
  await bar.getByRole('button', { name: '长租订单' }).waitFor();
  expect(await bar.getByRole('button').allInnerTexts()).toEqual(['长租预订', '长租订单']);
  await phone.part('button', '返回').waitFor();
}

/** Inside the line no tabs stand, and the host leads back. */
async function expectInnerScreen(phone: Phone): Promise<void> {
  await phone.part('navigation', '主导航').waitFor({ state: 'detached' });
  await phone.part('button', '返回').waitFor();
}

/** City, term and day of the pickup, then the car. */
async function chooseCar(phone: Phone): Promise<void> {
  await phone.titled('长租');
  await expectLineTabs(phone);
  await phone.step('long: city', () => phone.tap('button', /^北京/));
  await phone.titled('选择城市');
  await expectInnerScreen(phone);
  await phone.step('long: choose the city', () => phone.tap('button', '上海'));
  await phone.part('button', /^上海/).waitFor();
  await phone.step('long: three months', () => phone.tap('button', '3个月'));
  await phone.step('long: pickup', () => phone.tap('button', /交车时间$/));
  await phone.step('long: take the time', () => phone.tap('button', /^确定 · \d+月\d+日/));
  await phone.step('long: cars', () => phone.tap('button', '查看可租车型'));
  await phone.titled('选车');
  await expectInnerScreen(phone);
  await phone.step('long: filter', () => phone.tap('button', 'SUV'));
  await phone.step('long: prices by term', () => phone.tap('button', /租期越长越便宜$/));
  await phone.text('12–23个月').waitFor();
  await phone.step('long: car', () => phone.tap('button', /^租/));
}

// Issue 13, long rental: one order in each mini-program, month by month.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey(
    'a car for three months, its first and second month paid, found again by the tabs of the line',
    host,
    async phone => {
      await openLink(phone, '/longrent_book');
      await chooseCar(phone);
      await phone.titled('确认订单');
      await expectInnerScreen(phone);
      await phone.part('list', '付款计划').waitFor();
      await phone.step('long: a service', () => phone.tap('switch', /^备用车/));
      await fillInRenter(phone);
      await submitAsVisitor(phone);
      await beginPayment(phone);
      await phone.step('payment succeeds', () => phone.tap('button', '支付成功'));
      await phone.titled('支付结果');
      await phone.step('order', () => phone.tap('button', '查看订单'));
      await phone.titled('订单详情');
      await phone.part('heading', '待交车').waitFor();
      await expectInnerScreen(phone);

      await phone.step('plan', () => phone.tap('button', /^付款计划/));
      await phone.titled('付款计划');
      await phone.step('second month', () => phone.tap('button', /^支付第2期/));
      await phone.titled('收银台');
      await beginPayment(phone);
      await phone.step('payment succeeds', () => phone.tap('button', '支付成功'));
      await phone.titled('支付结果');
      await phone.step('plan again', () => phone.tap('button', '查看付款计划'));
      await phone.titled('付款计划');
      await phone.part('button', /^支付第3期/).waitFor();

      while ((await phone.routes()).pop() !== 'packages/long/pages/home/index') await phone.back();
      const below = (await phone.routes()).length;
      await phone.step('orders of the line', () => phone.tap('button', '长租订单'));
      await phone.titled('长租订单');
      await expectLineTabs(phone);
      await phone.text('待交车').waitFor();
      await phone.text(/^第3期 ¥/).waitFor();
      // One tab takes the place of the other.
      expect(await phone.routes()).toHaveLength(below);
      await phone.step('booking of the line', () => phone.tap('button', '长租预订'));
      await phone.titled('长租');
      await phone.back();
      await phone.titled('租车');
      expect(overBudget(phone.steps)).toEqual([]);
    },
    { minutes: 3 },
  );

  journey(
    'from alilite: nobody is sent to the login; the orders under the tabs of the line offer it in place',
    host,
    async phone => {
      await openLink(phone, '/longrent_book?sources=alilite');
      await phone.titled('长租');
      await phone.step('orders of the line', () => phone.tap('button', '长租订单'));
      await phone.titled('长租订单');
      const bar = phone.part('navigation', '主导航');
      await bar.getByRole('button', { name: '长租订单' }).waitFor();
      expect(await bar.getByRole('button').allInnerTexts()).toEqual(['长租预订', '长租订单']);
      await phone.part('button', '去登录').waitFor();
    },
    { launch: { query: { sources: 'alilite' } } },
  );
});
