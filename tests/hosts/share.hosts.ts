import { journey } from './support/journey';
import { bookByLink, openLink } from './support/member';

/** Another than the other walks book, of which there would not be enough. */
const car = '1053';

describe.each(['weapp', 'qq', 'alipay'] as const)(
  'a share card without personal data (issue 11): %s',
  host => {
    journey(
      'the trip is sent by the menu and by a button, and neither tells the order',
      host,
      async phone => {
        const { orderid } = await bookByLink(phone, car);
        await phone.tap('button', '支付成功');
        await phone.titled('支付结果');
        await openLink(phone, `/reserve_car/remind?orderid=${orderid}`);
        await phone.part('button', '分享给同行的人').waitFor();

        await phone.shareByMenu();
        await phone.tap('button', '分享给同行的人');
        await phone.settle();
        const [byMenu, byButton, ...more] = await phone.shared();
        expect(more).toEqual([]);
        expect(byButton).toEqual(byMenu);
        expect(byMenu).toMatchObject({
          title: expect.stringMatching(/^\d+\.\d+–.*租.+取车$/) as string,
          path: expect.stringMatching(
            /packages\/car\/pages\/products\/index\?cartype_id=1053&city_id=\d+$/,
          ) as string,
        });
        for (const personal of [orderid, phone.mobile, '张三'])
          expect(JSON.stringify(byMenu)).not.toContain(personal);
      },
    );
  },
);
