import type { Build } from './engine/types';
import { journey } from './support/journey';
import type { Phone } from './support/phone';
import { fillInRenter, logIn, renter } from './support/rent';

const car = '1034';
const address = `/cardetail?cartype_id=${car}`;
const home = 'pages/home/index';

/** The app as `LOGIN_GATE=all` builds it: that is one word in it. */
function withGateOfAll(build: Build): Build {
  const scripts = Object.entries(build.scripts).map(([path, code]) => [
    path,
    code.replace(/(\.loginGate\)\s*&&\s*void 0\s*!==\s*\w+\s*\?\s*\w+\s*:\s*)"auth"/, '$1"all"'),
  ]);
  const changed = { ...build, scripts: Object.fromEntries(scripts) as Build['scripts'] };
  expect(changed.scripts).not.toEqual(build.scripts);
  return changed;
}

/** The detail of the car lies over home, and the host's title bar says what it is. */
async function expectCarOverHome(phone: Phone): Promise<void> {
  await phone.titled('车型详情');
  await phone.part('button', '立即预订').waitFor();
  expect(await phone.routes()).toEqual([home, 'packages/car/pages/detail/index']);
  await phone.back();
  expect(await phone.routes()).toEqual([home]);
}

describe('decision 12: a URL of the specification or a scanned code opens the right page of a mini-program', () => {
  journey('our own link', 'weapp', expectCarOverHome, {
    launch: { path: home, query: { url: encodeURIComponent(address) }, scene: 1007 },
  });

  journey('the code of an ordinary link', 'weapp', expectCarOverHome, {
    launch: { path: home, query: { q: encodeURIComponent(`https://rental.example${address}`) }, scene: 1011 },
  });

  journey('the scene of a mini-program code', 'weapp', expectCarOverHome, {
    launch: { path: home, query: { scene: encodeURIComponent(address) }, scene: 1047 },
  });

  journey(
    'a path that the app has no page for: the URL itself',
    'weapp',
    async phone => {
      await phone.titled('车型详情');
      await phone.part('button', '立即预订').waitFor();
    },
    { launch: { path: 'cardetail', query: { cartype_id: car } } },
  );

  journey('an unknown path is said to be missing', 'weapp', phone => phone.titled('页面不存在'), {
    launch: { path: 'pages/gone/index' },
  });
});

describe('a mini-program that is closed and opened again', () => {
  const booking = { path: home, query: { url: encodeURIComponent(`/reserve_car?cartype_id=${car}`) } };

  journey(
    'knows nothing of what was typed, and no ID number was ever kept (issue 10, 3.3)',
    'weapp',
    async phone => {
      await phone.titled('确认订单');
      await fillInRenter(phone);
      const onDevice = JSON.stringify(await phone.kept());
      for (const own of [renter.name, renter.idCard]) expect(onDevice).not.toContain(own);

      await phone.launch(booking);
      await phone.titled('确认订单');
      expect(await phone.part('textbox', '姓名').inputValue()).toBe('');
    },
    { launch: booking },
  );

  journey(
    'comes in by no channel unless it is opened by its link again (decision 4)',
    'weapp',
    async phone => {
      await phone.titled('马上租车');
      await phone.launch();
      await phone.titled('租车');
    },
    { launch: { query: { channel: 'MSXF' } } },
  );

  journey('still knows the member', 'weapp', async phone => {
    await phone.tap('button', '订单');
    await phone.titled('登录');
    await logIn(phone);
    await phone.titled('我的订单');
    await phone.launch();
    await phone.tap('button', '我的');
    await phone.titled('我的');
    await phone.text(`${phone.mobile.slice(0, 3)}****${phone.mobile.slice(-4)}`).waitFor();
  });
});

describe.each(['weapp', 'qq', 'alipay'] as const)('who must log in (decision 2; issue 10, 1): %s', host => {
  journey('usually: a member’s screens lead over the login, and exactly there', host, async phone => {
    await phone.tap('button', '订单');
    await phone.titled('登录');
    await logIn(phone);
    await phone.titled('我的订单');
  });

  journey(
    'from alilite: nobody is sent to the login, and a member’s screens offer it in place',
    host,
    async phone => {
      await phone.tap('button', '订单');
      await phone.titled('我的订单');
      await phone.tap('button', '去登录');
      await phone.titled('登录');
      await logIn(phone);
      await phone.titled('我的订单');
    },
    { launch: { query: { sources: 'alilite' } } },
  );

  journey(
    'a build whose operator wants all to log in: the first screen, too',
    host,
    async phone => {
      await phone.titled('登录');
      await logIn(phone);
      await phone.titled('租车');
      await phone.part('button', '去选车').waitFor();
    },
    { spoil: withGateOfAll },
  );

  journey(
    'a build whose operator wants all to log in: whatever is opened leads over the login, and exactly there',
    host,
    async phone => {
      await phone.titled('登录');
      await logIn(phone);
      await phone.titled('车型详情');
      await phone.part('button', '立即预订').waitFor();
    },
    { launch: { query: { url: encodeURIComponent(address) } }, spoil: withGateOfAll },
  );
});
