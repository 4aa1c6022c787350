import { format } from '../../src/domain/shanghaiTime';
import { worldNow } from '../support/worldClock';
import type { HostName } from './engine/types';
import { doAtDesk, registerAtDesk } from './support/desk';
import { approveIdentity, handInIdentity } from './support/identity';
import { journey } from './support/journey';
import { openLink } from './support/member';
import { bookAndPay, openOrder, reading, succeed } from './support/orders';
import { takePhoto } from './support/photos';

// Issue 15: a violation in each mini-program, settled by its renter and by us.
describe.each<HostName>(['weapp', 'qq', 'alipay'])('%s', host => {
  journey(
    'of two violations one is settled by the renter with a receipt, one by us',
    host,
    async phone => {
      const orderid = await bookAndPay(phone);
      await openLink(phone, '/profile/identify');
      await phone.titled('实名认证');
      await handInIdentity(phone);
      await approveIdentity(phone);
      expect(await doAtDesk('orders', orderid, 'hand-over', reading(8000))).toBe('已交车');
      const found = {
        ...{ orderid, time: format(worldNow(), 'YYYY-MM-DD HH:mm'), place: '东三环三元桥' },
        ...{ fine: '100', points: '0' },
      };
      const own = await registerAtDesk('violations', { ...found, act: '违反禁止标线指示' });
      const ours = await registerAtDesk('violations', { ...found, act: '违反停车规定' });

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
