import type { HostName } from './engine/types';
import { decide, rentedCar } from './support/cases';
import { journey } from './support/journey';
import type { Phone } from './support/phone';
import { openOrder, succeed } from './support/orders';
import { takePhoto } from './support/photos';

const nextStep = async (phone: Phone, heading: string): Promise<void> => {
  await phone.tap('button', '下一步');
  await phone.part('heading', heading).waitFor();
};

/** From the open order, in five steps with one photo, to the accident that was reported; resolves to its number. */
async function report(phone: Phone): Promise<string> {
  await phone.tap('button', '更多');
  await phone.tap('button', '事故报案');
  await phone.titled('事故报案');
  await phone.part('heading', '人安全吗？').waitFor();
  await phone.tap('button', '没有人受伤');
  await phone.tap('button', '已报警');
  await nextStep(phone, '何时何地？');
  await phone.part('radio', /用车中$/).waitFor();
  await phone.fill('地点', '东三环三元桥出口');
  await phone.tap('button', '追尾');
  await nextStep(phone, '拍照留证');
  await takePhoto(phone, '车头和车牌');
  await nextStep(phone, '对方是谁？');
  await phone.tap('button', '有对方');
  await nextStep(phone, '核对并发送');
  await phone.tap('button', '发送报案');
  await phone.titled('事故详情');
  await phone.part('heading', '已报案').waitFor();
  return (await phone.query()).id ?? '';
}

// Issue 15; specification §2, /insure_apply and /accident_pay: an accident in each mini-program.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey(
    'an accident is reported with a photo, decided and paid, and the deposit waits for it until then',
    host,
    async phone => {
      const orderid = await rentedCar(phone);
      await openOrder(phone, orderid, '用车中');
      const id = await report(phone);
      await phone.text('还差碰撞远景、碰撞近景、对方车辆、现场全景').waitFor();
      await openOrder(phone, orderid, '用车中');
      await phone.part('button', /事故.*查看和处理/).waitFor();

      await decide(id);
      await phone.tap('button', /事故.*查看和处理/);
      await phone.titled('事故详情');
      await phone.part('heading', '待您确认').waitFor();
      await phone.text('更换后保险杠').waitFor();
      await phone.tap('button', /^确认并支付¥/);
      await phone.tap('radio', /^现在付款/);
      await phone.tap('button', /^去支付¥/);
      await phone.titled('收银台');
      await succeed(phone);
      await phone.text('这次事故已处理完毕，车辆押金不再等它').waitFor();
      await phone.tap('button', /^查看/);
      await phone.part('heading', '已结案').waitFor();

      await openOrder(phone, orderid, '用车中');
      await phone.text(/还车后开始计算退还时间/).waitFor();
      await phone.part('button', /事故.*查看和处理/).waitFor({ state: 'detached' });
    },
    { minutes: 4 },
  );
});
