import { yuanText } from '../../src/domain/money';
import { fenAfter } from '../support/fenAfter';
import { takeApart } from './engine/address';
import { journey, newPhone, watched } from './support/journey';
import { logInTo, openLink } from './support/member';
import type { Phone } from './support/phone';
import { beginPayment, fillInRenter, logIn, messageTo, plentifulCar, submitAsVisitor } from './support/rent';

// Issue 12, money on the engine of a mini-program: from all that a member has, and from a friend.

/** Opens the balance and waits for its figure. */
async function expectBalance(phone: Phone, figure: string): Promise<void> {
  await openLink(phone, '/profile/balance');
  await phone.titled('余额');
  await phone.text(new RegExp(`^${figure}$`)).waitFor();
}

journey(
  'Alipay: a gift card and a recharge pay for an order together with a coupon and 悟空币',
  'alipay',
  async phone => {
    await logInTo(phone, '/activation_gift_card');
    await phone.titled('激活礼品卡');
    const [, card = '', code = ''] = await messageTo(phone.mobile, /卡号([\d ]+)，密码([A-Z\d ]+)；/);
    await phone.fill('卡号', card);
    await phone.fill('密码', code);
    await phone.tap('button', '激活');
    await phone.text('¥200已存入余额，现有余额¥300。').waitFor();

    await openLink(phone, '/recharge');
    await phone.titled('充值');
    await phone.tap('radio', /^¥1000/);
    await phone.tap('button', '充值¥1000');
    await phone.titled('收银台');
    await beginPayment(phone);
    await phone.tap('button', '支付成功');
    await phone.text('¥1060已存入余额，含赠送¥60。').waitFor();
    await expectBalance(phone, '¥1360');

    await openLink(phone, '/reserve_car?cartype_id=1050');
    await phone.titled('确认订单');
    await fillInRenter(phone);
    await phone.tap('button', '一键选用');
    await phone.text(/^已为您选最优组合，共省¥/).waitFor();
    await phone.tap('button', '提交订单');
    await phone.titled('收银台');
    await phone.tap('radio', /^余额支付/);
    // Until the balance is chosen, the button shows what the way before would take.
    await phone.settle();
    const pay = phone.part('button', /^支付¥/);
    const paid = fenAfter(await pay.innerText(), '支付');
    await pay.tap();
    await phone.titled('支付结果');
    await phone.part('heading', '支付成功').waitFor();
    await phone.tap('button', '查看订单');
    await phone.titled('订单详情');
    await phone.tap('button', '费用明细');
    for (const less of [/^优惠券/, /^悟空币抵扣/]) await phone.text(less).waitFor();
    await expectBalance(phone, `¥${yuanText(136000 - paid)}`);
  },
  { minutes: 3 },
);

/** The friend pays what the card leads to, and is told nothing of whose it is. */
async function payForFriend(friend: Phone): Promise<void> {
  await friend.titled('帮朋友付款');
  await friend.tap('button', '登录后付款');
  await friend.text('登录后付款').waitFor();
  await logIn(friend);
  const cashier = friend.part('button', /^支付¥/);
  await cashier.waitFor();
  const told = await friend.visibleText();
  for (const personal of ['首都机场', '张三']) expect(told).not.toContain(personal);
  await cashier.tap();
  await friend.titled('支付');
  await friend.tap('button', '支付成功');
  await friend.part('heading', '付款成功').waitFor();
}

journey(
  'QQ: who scans the code at a site books what stands there now, and a friend pays for it by the card of the host',
  'qq',
  async phone => {
    await openLink(phone, '/scanorder/11000001');
    await phone.text(/^店里现在有\d+款车可租/).waitFor();
    await plentifulCar(phone).tap();
    await phone.titled('确认订单');
    await phone.text('取还车门店：北京顺义区首都国际机场T3航站楼').waitFor();
    await fillInRenter(phone);
    await submitAsVisitor(phone);
    await phone.tap('button', '查看订单');
    await phone.titled('订单详情');
    await phone.tap('button', '更多');
    await phone.tap('button', '请人代付');
    await phone.tap('button', '发给朋友');
    await phone.settle();
    const [card] = await phone.shared();
    const { path, query } = takeApart(String(card?.path).replace(/^\//, ''));
    const friend = await newPhone('qq', { launch: { path, query, scene: 1007 } });
    try {
      await watched(friend, 'qq-friend', () => payForFriend(friend));
    } finally {
      await friend.end();
    }
    await phone.part('heading', '订单已支付').waitFor();
    await phone.tap('button', '查看订单');
    await phone.part('heading', '待取车').waitFor();
  },
  { minutes: 3 },
);
