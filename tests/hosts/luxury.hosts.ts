import type { HostName } from './engine/types';
import { acceptAndPay, choosePlace, quoteAtDesk } from './support/demand';
import { journey, overBudget } from './support/journey';
import { logInTo } from './support/member';
import type { Phone } from './support/phone';

/** A member asks for a class of luxury cars on its home, whatever the city has in stock: their number is there already. */
async function askFor(phone: Phone): Promise<void> {
  await phone.step('luxury: none of these', () => phone.tap('button', /^没有想要的车？/));
  await phone.titled('预约豪车');
  await phone.step('luxury: class', () => phone.tap('button', '敞篷跑车'));
  await phone.text('预估合计').waitFor();
  await phone.step('luxury: days', () => phone.tap('button', '增加用车天数'));
  await phone.step('luxury: time', () => phone.tap('button', /^用车时间/));
  await phone.step('luxury: take the time', () => phone.tap('button', /^确定 · /));
  await choosePlace(phone, 'luxury', { field: '交车地点', keyword: '国贸' });
  await phone.step('luxury: name', () => phone.fill('称呼', '王先生'));
  await phone.step('luxury: send', () => phone.tap('button', '提交需求'));
  await phone.titled('提交成功');
}

// Issue 14: one engine journey per host of a luxury car that is asked for, from its home to the paid order.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey(
    'a member asks for a luxury car, accepts the quote and pays it',
    host,
    async phone => {
      await logInTo(phone, '/luxury_car');
      await phone.titled('豪车');
      await askFor(phone);

      const text = '敞篷跑车2天，送到门口，含保险';
      await quoteAtDesk(phone, { total: '2600', text });

      await phone.step('demands', () => phone.tap('button', '查看我的需求'));
      await acceptAndPay(phone, { title: /豪车 · 敞篷跑车 · 2天/, text });
      expect(overBudget(phone.steps)).toEqual([]);
    },
    { minutes: 3 },
  );
});
