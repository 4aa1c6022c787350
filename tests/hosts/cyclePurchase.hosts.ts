import { cyclePlan } from '../../src/domain/cyclePlans';
import type { HostName } from './engine/types';
import { journey, overBudget } from './support/journey';
import { openLink } from './support/member';
import { beginPayment, fillInCode } from './support/rent';

const { name, days } = cyclePlan('WORKDAY');

// Issue 13, cycle purchase: days bought ahead in each mini-program, then in the wallet.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey('from a plan to days in the wallet', host, async phone => {
    await openLink(phone, '/cycle_purchase');
    await phone.titled('周期购');
    await phone.step('cycle: class', () => phone.tap('button', 'SUV'));
    await phone.step('cycle: buy', () => phone.tap('button', `购买${name}`));
    await phone.titled('确认购买');
    await phone.step('cycle: first day', () => phone.tap('button', /^生效日期/));
    await phone.step('cycle: tomorrow', () => phone.tap('radio', /（明天）$/));
    await phone.part('button', /^生效日期.*（明天）/).waitFor();
    await phone.step('cycle: submit', () => phone.tap('button', '提交订单'));
    await phone.text('登录后提交订单').waitFor();
    await phone.step('login: type the number', () => phone.fill('手机号', phone.mobile));
    await fillInCode(phone);
    await phone.step('login: log in', () => phone.tap('button', '登录并提交订单'));
    await phone.titled('收银台');
    await beginPayment(phone);
    await phone.step('payment succeeds', () => phone.tap('button', '支付成功'));
    await phone.titled('支付结果');
    await phone.text('支付成功').waitFor();
    await phone.step('wallet', () => phone.tap('button', /^优惠券/));
    await phone.titled('优惠券');
    await phone.text(new RegExp(`^${name}`)).waitFor();
    await phone.text(`还剩${days}天`).waitFor();
    await phone.back();
    await phone.step('order', () => phone.tap('button', '查看订单'));
    await phone.titled('周期购订单');
    await phone.text('还没有用过').waitFor();
    expect(overBudget(phone.steps)).toEqual([]);
  });
});
