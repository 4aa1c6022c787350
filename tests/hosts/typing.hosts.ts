import { journey } from './support/journey';
import type { Phone } from './support/phone';
import { logIn, renter } from './support/rent';

const home = 'pages/home/index';
const login = `/login?return_url=${encodeURIComponent('/reserve_car?cartype_id=1034')}`;
const loginAndBooking = { path: home, query: { url: encodeURIComponent(login) } };
const search = '城市名、拼音或首字母';
/** A busy phone: what the app says is seen a quarter of a second later. */
const lag = 250;

/** Milliseconds between two keys of somebody who looks for each. */
const slowly = 400;

/** Types at the end of a field: all of it stands there, and what the app makes of it once the field is left. */
async function typeInto(phone: Phone, field: string, text: string, read = text, before = ''): Promise<void> {
  await phone.type(field, text);
  expect(await phone.typed(field, before + text)).toBe(before + text);
  await phone.leaveField(field);
  expect(await phone.typed(field, read)).toBe(read);
}

describe.each(['weapp', 'qq', 'alipay'] as const)(
  'typing while the view is behind (issue 10, 5): %s',
  host => {
    journey(
      'a city by its pinyin, which is cleared and typed again',
      host,
      async phone => {
        await phone.tap('button', '取车城市：北京');
        await phone.titled('选择城市');
        await typeInto(phone, search, 'chengdu');
        for (const again of ['cd', 'cd']) {
          await phone.tap('button', '清除');
          expect(await phone.typed(search, '')).toBe('');
          await typeInto(phone, search, again);
        }
        await phone.tap('button', '成都');
        await phone.part('button', '取车城市：成都').waitFor();
      },
      { lag },
    );

    journey(
      'a number that was wrong, a code that is too long, and who takes the car',
      host,
      async phone => {
        await phone.titled('登录');
        await typeInto(phone, '手机号', '1380');
        await phone.part('textbox', '验证码').tap();
        await phone.part('alert').waitFor();
        await typeInto(phone, '手机号', '0138000', '13800138000', '1380');
        await typeInto(phone, '验证码', '12345678', '123456');
        await phone.launch(loginAndBooking);
        await logIn(phone);
        await phone.titled('确认订单');
        await phone.type('姓名', '阿卜杜拉');
        await phone.type('姓名', '.买买提', slowly);
        await phone.leaveField('姓名');
        expect(await phone.typed('姓名', '阿卜杜拉·买买提')).toBe('阿卜杜拉·买买提');
        await typeInto(phone, '身份证号', renter.idCard);
        await typeInto(phone, '备注', 'CA1234航班，请在出口等，谢谢');
      },
      { launch: loginAndBooking, lag },
    );
  },
);
