import { addDays, dayOf, format } from '../../src/domain/shanghaiTime';
import { worldNow } from '../support/worldClock';
import { accidentByPhone, decideLiability, openAccident } from './support/cases';
import { doAtDesk, shopLinkAtDesk } from './support/desk';
import { journey, newPhone, watched } from './support/journey';
import { openLink } from './support/member';
import { cars } from './support/orders';
import type { Phone } from './support/phone';
import { takePhoto } from './support/photos';

// Specification §2, /insure_apply/merchant; issue 15: whoever holds the link of a case enters what it costs, without a login.

const shop = { shop: '北京顺捷汽修', mobile: '13800001234' };

/** Chooses one of the two times of the repair: the first of a day so many days from now. */
async function chooseTime(phone: Phone, which: RegExp, days: number): Promise<void> {
  const day = format(addDays(dayOf(worldNow()), days), 'M月D日');
  await phone.tap('button', which);
  const sheet = phone.part('dialog');
  await sheet
    .getByRole('button', { name: new RegExp(`^${day}`) })
    .first()
    .tap();
  await sheet.getByRole('button', { name: new RegExp(`^确定 · ${day}`) }).tap();
  await sheet.waitFor({ state: 'detached' });
}

/** The shop enters its figures with a photo. */
async function enter(workshop: Phone, link: string): Promise<void> {
  await openLink(workshop, link);
  await workshop.titled('事故定损');
  await workshop.part('heading', '待定损').waitFor();
  await workshop.tap('button', '录入定损');
  await workshop.titled('录入定损');
  await chooseTime(workshop, /^开始维修/, 1);
  await chooseTime(workshop, /^修好交车/, 3);
  await workshop.text(/^停运损失费 \d天 × ¥\d+/).waitFor();
  await workshop.fill('维修费', '3000');
  await takePhoto(workshop, '定损照片1');
  await workshop.tap('button', '提交定损');
  await workshop.titled('定损结果');
  await workshop.part('heading', '已提交，可以修改').waitFor();
}

describe.each(['weapp', 'alipay'] as const)('%s', host => {
  journey(
    'a repair shop enters its figures by its link, without a login; a new link takes the place of the old one',
    host,
    async phone => {
      const { id } = await accidentByPhone(phone, cars.shopsAndPoints);
      await doAtDesk('accidents', id, 'send-link', shop);
      const first = await shopLinkAtDesk(id);
      await doAtDesk('accidents', id, 'send-link', shop);
      const workshop = await newPhone(host);
      try {
        await watched(workshop, `${host}-workshop`, async () => {
          await openLink(workshop, first);
          await workshop.text('这个链接不能用了').waitFor();
          await enter(workshop, await shopLinkAtDesk(id));
        });
      } finally {
        await workshop.end();
      }
      await decideLiability(id);
      await openAccident(phone, id, '待您确认');
      await phone.text('维修费').waitFor();
    },
    { minutes: 4 },
  );
});
