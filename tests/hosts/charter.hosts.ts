import type { HostName } from './engine/types';
import { doAtDesk, findAtDesk } from './support/desk';
import { journey, overBudget } from './support/journey';
import { logInTo, openLink } from './support/member';
import type { Phone } from './support/phone';
import { beginPayment, messageTo } from './support/rent';

/** Chooses a place in the sheet of a field, by what is typed. */
async function choosePlace(phone: Phone, field: string, keyword: string, name: RegExp): Promise<void> {
  await phone.step(`charter: ${field}`, () => phone.tap('button', new RegExp(`^${field}`)));
  // What names it is another element, of which the engine knows the id by another name.
  const sheet = phone.part('dialog');
  await sheet.waitFor();
  await phone.step(`charter: type ${field}`, () => phone.fill('机场 / 商圈 / 路口', keyword));
  await phone.step(`charter: take ${field}`, () => sheet.getByRole('button', { name }).first().tap());
  await sheet.waitFor({ state: 'hidden' });
}

/** A guest asks for a transfer from the airport; they prove their number by a code. */
async function askFor(phone: Phone): Promise<void> {
  await phone.step('charter: transfer', () => phone.tap('button', '接机'));
  await phone.step('charter: flight', () => phone.fill('航班号', 'CA1234'));
  await phone.step('charter: time', () => phone.tap('button', /^用车时间/));
  await phone.step('charter: take the time', () => phone.tap('button', /^确定 · /));
  await choosePlace(phone, '上车地点', '首都机场', /首都国际机场|首都机场/);
  await choosePlace(phone, '下车地点', '国贸', /国贸/);
  await phone.step('charter: class', () => phone.tap('button', '舒适5座'));
  await phone.text('预估合计').waitFor();
  await phone.step('charter: name', () => phone.fill('称呼', '王先生'));
  await phone.step('charter: number', () => phone.fill('手机号', phone.mobile));
  await phone.step('charter: ask for the code', async () => {
    await phone.tap('button', '获取验证码');
    await phone.text(/\d+秒后重发/).waitFor();
  });
  const [code] = await messageTo(phone.mobile, /(?<!\d)\d{6}(?!\d)/);
  await phone.step('charter: type the code', () => phone.fill('验证码', code));
  await phone.step('charter: send', () => phone.tap('button', '提交需求'));
  await phone.titled('提交成功');
}

// Issue 14: one engine journey per host of a demand, from the form to the paid order.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey(
    'a guest asks for a car with driver, is called, logs in, accepts the quote and pays it',
    host,
    async phone => {
      await openLink(phone, '/chartered_car');
      await phone.titled('接送机 · 包车');
      await askFor(phone);

      const demand = await findAtDesk('demands', phone.mobile);
      await doAtDesk('demands', demand, 'contacted', { note: '周三上午接机，两位' });
      const offer = { total: '188', text: '舒适5座，含司机、燃油和过路费', hours: '24' };
      expect(await doAtDesk('demands', demand, 'quote', offer)).toBe('已报价');

      await logInTo(phone, '/worksheet');
      await phone.titled('我的需求');
      await phone.step('demands: open', () => phone.tap('button', /接机 · 舒适5座/));
      await phone.titled('需求详情');
      await phone.text('舒适5座，含司机、燃油和过路费').waitFor();
      await phone.step('quote: accept', () => phone.tap('button', '接受并付款'));
      await phone.titled('收银台');
      await beginPayment(phone);
      await phone.step('payment succeeds', () => phone.tap('button', '支付成功'));
      await phone.titled('支付结果');
      await phone.step('order', () => phone.tap('button', '查看订单'));
      await phone.titled('订单详情');
      await phone.part('heading', '待服务').waitFor();
      expect(overBudget(phone.steps)).toEqual([]);
    },
    { minutes: 3 },
  );
});
