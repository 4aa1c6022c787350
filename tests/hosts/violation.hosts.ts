import type { HostName } from './engine/types';
import { rentedCar, violationOf } from './support/cases';
import { doAtDesk } from './support/desk';
import { journey } from './support/journey';
import { openLink } from './support/member';
import { cars, openOrder, succeed } from './support/orders';
import { takePhoto } from './support/photos';

// Issue 15: a violation in each mini-program, settled by its renter and by us.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey(
    'of two violations one is settled by the renter with a receipt, one by us',
    host,
    async phone => {
      const orderid = await rentedCar(phone);
      const own = await violationOf(orderid, { act: '违反禁止标线指示' });
      const ours = await violationOf(orderid, { act: '违反停车规定' });

      await openLink(phone, '/violation_apply/list');
      await phone.titled('违章处理');
      await phone.tap('button', /^违反禁止标线指示/);
      await phone.titled('违章详情');
      await phone.tap('button', /^自己处理/);
      await phone.titled('上传缴款凭证');
      await takePhoto(phone, '凭证1');
      await phone.tap('button', '提交凭证');
      await phone.part('heading', '凭证核实中').waitFor();
      expect(await doAtDesk('violations', own, 'accept-receipt')).toBe('已处理');

      await openLink(phone, `/violation_apply/detail?id=${ours}`);
      await phone.titled('违章详情');
      await phone.tap('button', /^委托代办/);
      await phone.tap('radio', /^现在付款/);
      await phone.tap('button', '去支付¥150');
      await phone.titled('收银台');
      await succeed(phone);
      await phone.tap('button', /^查看/);
      await phone.part('heading', '代办中').waitFor();
      expect(await doAtDesk('violations', ours, 'finish-agency')).toBe('已处理');
      await openOrder(phone, orderid, '用车中');
      await phone.text(/^取车门店刷卡预授权，还车后开始计算退还时间|用于租期内的违章/).waitFor();
    },
    { minutes: 4 },
  );
});

journey(
  'WeChat: a violation with points is contested once, in vain, and then only its driver can settle it',
  'weapp',
  async phone => {
    const orderid = await rentedCar(phone, cars.shopsAndPoints);
    const act = '超速10%以上未达20%';
    const id = await violationOf(orderid, { act, fine: '200', points: '3' });
    await openLink(phone, `/violation_apply/detail?id=${id}`);
    await phone.titled('违章详情');
    await phone.text('这条违章记3分，记分只能由驾驶人本人接受，不能代办').waitFor();
    await phone.tap('button', /^申诉/);
    await phone.titled('违章申诉');
    await phone.fill('情况说明', '当时车停在酒店，没有上路');
    await takePhoto(phone, '证明图片1');
    await phone.tap('button', '提交申诉');
    await phone.titled('违章详情');
    await phone.part('heading', '申诉中').waitFor();
    const answer = '测速照片是这辆车';
    expect(await doAtDesk('violations', id, 'dismiss-appeal', { answer })).toBe('已告知租车人');

    await openLink(phone, `/violation_apply/detail?id=${id}`);
    await phone.titled('违章详情');
    await phone.text(answer).waitFor();
    await phone.part('button', /^自己处理/).waitFor();
    await phone.part('button', /^申诉/).waitFor({ state: 'detached' });
    await openLink(phone, `/violation_apply/appeal?id=${id}`);
    await phone.titled('违章申诉');
    await phone.text(/每条违章可以申诉一次/).waitFor();
    await phone.part('textbox', '情况说明').waitFor({ state: 'detached' });
  },
  { minutes: 3 },
);
