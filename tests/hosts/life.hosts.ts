import { journey } from './support/journey';
import { fillInRenter, logIn, renter } from './support/rent';

const home = 'pages/home/index';
const minute = 60_000;
const hosts = ['weapp', 'qq', 'alipay'] as const;
/** The address of a screen as our own links carry it. */
const link = (address: string): Record<string, string> => ({ url: encodeURIComponent(address) });
const car = '/cardetail?cartype_id=1034';
const booking = '/reserve_car?cartype_id=1034';

describe.each(hosts)('an app that stays in memory (issue 10, 3.8): %s', host => {
  journey('is as it was when the person comes back', host, async phone => {
    await phone.tap('button', '取车城市：北京');
    await phone.titled('选择城市');
    await phone.fill('城市名、拼音或首字母', 'cd');
    await phone.leave();
    await phone.enter(10 * minute);
    expect(await phone.part('textbox', '城市名、拼音或首字母').inputValue()).toBe('cd');
    await phone.tap('button', '成都');
    await phone.part('button', '取车城市：成都').waitFor();
  });

  journey('another code enters its channel, and opens its screen', host, async phone => {
    await phone.titled('租车');
    await phone.leave();
    await phone.enter(minute, { path: home, query: { channel: 'MSXF' }, scene: 1011 });
    await phone.titled('马上租车');

    await phone.leave();
    await phone.enter(minute, { path: home, query: { channel: 'YDQC', ...link(car) }, scene: 1011 });
    await phone.titled('车型详情');
    await phone.part('button', '立即预订').waitFor();
    await phone.back();
    await phone.titled('一点租车');
  });

  journey('a channel ends after its half hour, also while the app was away', host, async phone => {
    await phone.titled('租车');
    await phone.leave();
    await phone.enter(minute, { path: home, query: { channel: 'MSXF' }, scene: 1011 });
    await phone.titled('马上租车');
    await phone.leave();
    await phone.enter(31 * minute);
    await phone.titled('租车');
  });

  journey('what counts down is right when the person comes back', host, async phone => {
    await phone.tap('button', '订单');
    await phone.titled('登录');
    await phone.fill('手机号', phone.mobile);
    await phone.tap('button', '获取验证码');
    await phone.text(/^(60|5\d)秒后重发$/).waitFor();
    await phone.leave();
    await phone.enter(minute / 2);
    await phone.text(/^(30|2\d)秒后重发$/).waitFor();
    await phone.leave();
    await phone.enter(minute);
    await phone.part('button', /获取验证码|重新获取/).waitFor();
  });

  journey('little memory is left: it goes on', host, async phone => {
    await phone.tap('button', '去选车');
    await phone.page.evaluate(() => window.engine.warnOfMemory());
    await phone.titled('选择车型');
    await phone.part('list', '车辆').waitFor();
  });
});

describe.each(hosts)('what somebody has begun (issue 10, 3.8): %s', host => {
  journey(
    'they are still a member, and what they typed still stands there, after little memory and when they come back',
    host,
    async phone => {
      await phone.titled('登录');
      await logIn(phone);
      await phone.titled('确认订单');
      await fillInRenter(phone);
      const stands = async (): Promise<void> => {
        await phone.titled('确认订单');
        expect(await phone.typed('姓名', renter.name)).toBe(renter.name);
        expect(await phone.typed('身份证号', renter.idCard)).toBe(renter.idCard);
      };
      await phone.page.evaluate(() => window.engine.warnOfMemory());
      await stands();
      await phone.leave();
      await phone.enter(10 * minute);
      await stands();
      await phone.leave();
      await phone.enter(minute, { path: home, query: link(booking), scene: 1007 });
      await stands();
    },
    { launch: { path: home, query: link(`/login?return_url=${encodeURIComponent(booking)}`) } },
  );

  journey('cookies that a proxy adds to each answer change nothing', host, async phone => {
    phone.strangeCookies = [
      'SERVERID=a|1; Path=/',
      'acw_tc=b; Expires=Wed, 25 Nov 2026 10:00:00 GMT; HttpOnly',
    ];
    await phone.tap('button', '订单');
    await phone.titled('登录');
    await logIn(phone);
    await phone.titled('我的订单');
    await phone.tap('button', '我的');
    await phone.titled('我的');
    await phone.text(`${phone.mobile.slice(0, 3)}****${phone.mobile.slice(-4)}`).waitFor();
  });
});

describe.each(hosts)('a phone that keeps nothing (issue 10, 3.8: full storage): %s', host => {
  journey(
    'the app goes on, and knows its member until it is closed',
    host,
    async phone => {
      await phone.tap('button', '订单');
      await phone.titled('登录');
      await logIn(phone);
      await phone.titled('我的订单');
      await phone.tap('button', '我的');
      await phone.titled('我的');
      await phone.text(`${phone.mobile.slice(0, 3)}****${phone.mobile.slice(-4)}`).waitFor();
    },
    { room: 0 },
  );
});

describe.each(hosts)('who is asked for their location (issue 10, 3.8): %s', host => {
  journey(
    'and refuses is asked once, led to the settings, refuses there, and chooses by hand',
    host,
    async phone => {
      await phone.titled('租车');
      await phone.tap('button', '定位');
      await phone.text(/^定位未获允许，请/).waitFor();
      const asked = await phone.questions();
      await phone.settle();
      await phone.tap('button', '去设置');
      await phone.text(/^定位未获允许，请/).waitFor();
      expect(await phone.questions()).toEqual([...asked, 'settings']);
      await phone.tap('button', '取车城市：北京');
      await phone.titled('选择城市');
    },
    { person: { allowsInSettings: false } },
  );
});

journey(
  'WeChat: who does not agree to the privacy guide is told so, and is asked anew (issue 10, 3.8)',
  'weapp',
  async phone => {
    await phone.titled('租车');
    for (const times of [1, 2]) {
      await phone.tap('button', '定位');
      await phone.text(/^定位需要先同意隐私保护指引/).waitFor();
      expect(await phone.questions()).toEqual(Array.from({ length: times }, () => 'privacy'));
    }
  },
  { person: { agrees: false }, location: { longitude: 116.3975, latitude: 39.9087 } },
);

describe.each(hosts)('calls that fail (issue 10, 3.8): %s', host => {
  journey('each way to fail is said, and trying again helps', host, async phone => {
    await phone.titled('租车');
    for (const network of ['offline', 'silent', 'broken', 'garbled'] as const) {
      phone.network = network;
      await phone.tap('button', '去选车');
      await phone.titled('选择车型');
      await phone.text('加载失败').waitFor();
      phone.network = 'fine';
      await phone.tap('button', '重试');
      await phone.text(/款车可预订/).waitFor();
      await phone.launch();
    }
  });

  journey('an answer that comes after its screen was left changes nothing', host, async phone => {
    await phone.titled('租车');
    const release = phone.holdAnswers();
    await phone.tap('button', '去选车');
    await phone.page.locator('#title').filter({ hasText: '选择车型' }).waitFor();
    await phone.page.locator('#back').click();
    await phone.page.locator('#title').filter({ hasText: '租车' }).waitFor();
    release();
    await phone.settle();
    await phone.tap('button', '去选车');
    await phone.text(/款车可预订/).waitFor();
  });
});
