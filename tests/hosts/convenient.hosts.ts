import { addDays, dayOf } from '../../src/domain/shanghaiTime';
import { worldNow } from '../support/worldClock';
import type { HostName } from './engine/types';
import { journey, overBudget } from './support/journey';
import { openLink } from './support/member';
import { beginPayment, fillInRenter, plentifulCar, submitAsVisitor } from './support/rent';

const tenOClock = (days: number): string => `${addDays(dayOf(worldNow()), days)} 10:00`;

// Issue 13, convenient booking: one order from a partner's link, in each mini-program.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey('from a partner’s link to an order that is paid', host, async phone => {
    const link = new URLSearchParams({
      ...{ sources: 'alilite', from_time: tenOClock(2), to_time: tenOClock(5) },
      ...{ city: '北京', lat: '39.91488', lng: '116.40387', siteid: '11000001' },
    });
    await openLink(phone, `/convenient_book?${link.toString()}`);
    await phone.titled('便捷订车');
    await phone.part('button', /^北京首都机场T3店/).waitFor();
    await phone.step('convenient: cars', () => phone.tap('button', '看车'));
    await phone.titled('选择车型');
    await phone.step('convenient: car', () => plentifulCar(phone).tap());
    await phone.titled('确认订单');
    await fillInRenter(phone);
    await submitAsVisitor(phone);
    await beginPayment(phone);
    await phone.step('payment succeeds', () => phone.tap('button', '支付成功'));
    await phone.titled('支付结果');
    await phone.step('order', () => phone.tap('button', '查看订单'));
    await phone.titled('订单详情');
    await phone.text('待取车').waitFor();
    expect(overBudget(phone.steps)).toEqual([]);
  });
});
