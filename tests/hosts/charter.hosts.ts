import type { HostName } from './engine/types';
import { acceptAndPay, choosePlace, quoteAtDesk } from './support/demand';
import { journey, overBudget } from './support/journey';
import { logInTo, openLink } from './support/member';
import type { Phone } from './support/phone';
import { messageTo } from './support/rent';

/** A guest asks for a transfer from the airport; they prove their number by a code. */
async function askFor(phone: Phone): Promise<void> {
  await phone.step('charter: transfer', () => phone.tap('button', '接机'));
  await phone.step('charter: flight', () => phone.fill('航班号', 'CA1234'));
  await phone.step('charter: time', () => phone.tap('button', /^用车时间/));
  await phone.step('charter: take the time', () => phone.tap('button', /^确定 · /));
  const airport = { keyword: '首都机场', name: /首都国际机场|首都机场/ };
  await choosePlace(phone, 'charter', { field: '上车地点', ...airport });
  await choosePlace(phone, 'charter', { field: '下车地点', keyword: '国贸' });
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

      const text = '舒适5座，含司机、燃油和过路费';
      await quoteAtDesk(phone, { total: '188', text });

      await logInTo(phone, '/worksheet');
      await acceptAndPay(phone, { title: /接机 · 舒适5座/, text });
      expect(overBudget(phone.steps)).toEqual([]);
    },
    { minutes: 3 },
  );
});
