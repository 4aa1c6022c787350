import { takeApart } from './engine/address';
import { journey, newPhone, watched } from './support/journey';
import { logInTo, openLink } from './support/member';
import type { Phone } from './support/phone';
import { logIn } from './support/rent';

// Issue 12, what it must show, where hosts differ: what one person sends to another.

const writing = '/create_greeting';
const words = '新车到手，一路平安';

/** Writes a blessing with a coupon and sends it; resolves to the page that the card opens. */
async function send(phone: Phone): Promise<string> {
  await logInTo(phone, writing);
  await phone.titled('送祝福');
  await phone.fill('祝福语', words);
  await phone
    .part('group', '要送的优惠券')
    .getByRole('button', { name: /首日免租/ })
    .first()
    .tap();
  await phone.tap('button', '生成祝福');
  await phone.part('heading', '祝福已生成，发给朋友吧').waitFor();
  await phone.tap('button', '发给朋友');
  await phone.settle();
  const [card] = await phone.shared();
  expect(card).toMatchObject({ title: words });
  return String(card?.path).replace(/^\//, '');
}

describe.each(['weapp', 'qq', 'alipay'] as const)('a blessing (issue 12): %s', host => {
  journey(
    'goes by a card of the host to a friend, who logs in over it and has the coupon; the sender sees who took it',
    host,
    async phone => {
      const { path, query } = takeApart(await send(phone));
      const friend = await newPhone(host, { launch: { path, query, scene: 1007 } });
      try {
        await watched(friend, `${host}-receiver`, async () => {
          await friend.titled('收到祝福');
          await friend.text(words).waitFor();
          await friend.tap('button', '收下祝福');
          await friend.text('登录后收下祝福').waitFor();
          await logIn(friend, '登录并收下');
          await friend.part('heading', '收下了').waitFor();
          await friend.tap('button', '查看我的优惠券');
          await friend.titled('优惠券');
          const coupons = friend.page.getByRole('heading', { name: '首日免租' }).filter({ visible: true });
          // The rest of a list comes a moment after the first of it.
          await coupons.nth(1).waitFor();
          expect(await coupons.count()).toBe(2);
        });
      } finally {
        await friend.end();
      }
      await openLink(phone, writing);
      await phone.tap('button', '我送出的');
      await phone
        .text(new RegExp(`${friend.mobile.slice(0, 3)}\\*{4}${friend.mobile.slice(-4)}于.*领取$`))
        .waitFor();
    },
    { minutes: 3 },
  );
});
