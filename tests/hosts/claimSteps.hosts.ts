import { doAtDesk } from './support/desk';
import { accidentByPhone, decide, openAccident } from './support/cases';
import { journey } from './support/journey';
import { openLink } from './support/member';
import { openOrder } from './support/orders';
import { takePhoto } from './support/photos';
import type { Phone } from './support/phone';

// Issue 15; specification §2, /insure_apply/upload_file, /appeal/add, /appeal/detail: what a renter does with an accident that
// the staff has written down for them.

/** Photos and words that were missing. */
async function supply(phone: Phone, id: string): Promise<void> {
  await openAccident(phone, id, '已报案');
  await phone.tap('button', '补充材料');
  await phone.titled('补充材料');
  for (const photo of ['车头和车牌', '现场全景', '其他照片1']) await takePhoto(phone, photo);
  await phone.fill('补充说明', '对方已承认全责');
  await phone.tap('button', '提交材料');
  await phone.titled('事故详情');
  await phone.text('还差碰撞远景、碰撞近景、对方车辆').waitFor();
}

/** What the renter says against the decision is looked at once, and found wrong. */
async function appealInVain(phone: Phone, id: string): Promise<void> {
  await openAccident(phone, id, '待您确认');
  await phone.tap('button', '申诉');
  await phone.titled('事故申诉');
  await phone.fill('情况说明', '划痕取车时就有');
  await takePhoto(phone, '证明图片1');
  await phone.tap('button', '提交申诉');
  await phone.titled('事故详情');
  await phone.part('heading', '申诉中').waitFor();
  const answer = '取车照片里没有这道划痕';
  expect(await doAtDesk('accidents', id, 'dismiss-appeal', { answer })).toBe('已告知租车人');

  await openLink(phone, `/insure_apply/appeal/detail?id=${id}`);
  await phone.titled('申诉详情');
  await phone.part('heading', '已答复').waitFor();
  for (const told of [answer, '划痕取车时就有']) await phone.text(told).waitFor();
  await phone.tap('button', '查看这次事故');
  await phone.titled('事故详情');
  await phone.part('button', /^确认并支付¥/).waitFor();
  await phone.part('button', '申诉').waitFor({ state: 'detached' });
  await openLink(phone, `/insure_apply/appeal/add?id=${id}`);
  await phone.titled('事故申诉');
  await phone.text('现在不能申诉；每次事故可以申诉一次。').waitFor();
}

journey(
  'WeChat: an accident is supplied with photos, appealed against once and not twice, and paid out of the deposit',
  'weapp',
  async phone => {
    const { orderid, id } = await accidentByPhone(phone);
    await supply(phone, id);
    await decide(id);
    await appealInVain(phone, id);

    await phone.tap('button', '查看这次事故');
    await phone.titled('事故详情');
    await phone.tap('button', /^确认并支付¥/);
    await phone.part('radio', /^从车辆押金扣除/).waitFor();
    await phone.tap('button', '确认，从押金扣除');
    await phone.part('heading', '已结案').waitFor();
    await openOrder(phone, orderid, '用车中');
    await phone.text(/还车后开始计算退还时间/).waitFor();
    await phone.part('button', /事故.*查看和处理/).waitFor({ state: 'detached' });
  },
  { minutes: 4 },
);

describe.each(['weapp', 'alipay'] as const)('%s', host => {
  journey(
    'what has not arrived when the material is handed in follows it, after the app was closed, too',
    host,
    async phone => {
      const { id } = await accidentByPhone(phone);
      await openAccident(phone, id, '已报案');
      await phone.tap('button', '补充材料');
      await phone.titled('补充材料');
      phone.network = ({ url }) => (url.includes('/user/file/') ? 'offline' : 'fine');
      await phone.tap('button', /^拍摄或选择车头和车牌/);
      await phone.part('group', '车头和车牌').getByText('等待上传').waitFor();
      await phone.tap('button', '提交材料');
      await phone.titled('事故详情');
      await phone.part('heading', '还在上传的照片').waitFor();
      await phone.text('1张照片还在上传，网络恢复后自动补上').waitFor();

      phone.network = 'fine';
      await openAccident(phone, id, '已报案');
      await phone.text('还差碰撞远景、碰撞近景、对方车辆、现场全景').waitFor();
      await phone.part('heading', '还在上传的照片').waitFor({ state: 'detached' });
    },
    { minutes: 3 },
  );
});

describe.each(['weapp', 'qq', 'alipay'] as const)('%s: who has to correct something', host => {
  journey('what a step still lacks is brought into sight, above the bar at the foot', host, async phone => {
    await openLink(phone, '/insure_apply/add');
    await phone.titled('事故报案');
    await phone.tap('button', '没有人受伤');
    await phone.tap('button', '下一步');
    const said = phone.text('请选择有没有报警');
    await said.waitFor();
    await phone.settle();
    const [words, bar] = [await said.boundingBox(), await phone.part('button', '下一步').boundingBox()];
    expect((words?.y ?? NaN) + (words?.height ?? NaN)).toBeLessThan(bar?.y ?? NaN);
  });
});
