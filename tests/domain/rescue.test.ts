import {
  FIRST_STEPS,
  hasFreeTowing,
  helpSentence,
  pointText,
  pointTyped,
  towingText,
} from '../../src/domain/rescue';

// Issue 15, rescue: what is said at the roadside is made of what the device knows, without a network.

const airport = { lng: 116.60321, lat: 40.07994 };

describe('the position, as it is read aloud', () => {
  test.each([
    [airport, '东经116.6032度，北纬40.0799度', '40.0799,116.6032'],
    [{ lng: 121.5, lat: 31 }, '东经121.5000度，北纬31.0000度', '31.0000,121.5000'],
    [{ lng: -0.12, lat: -33.9 }, '西经0.1200度，南纬33.9000度', '-33.9000,-0.1200'],
  ])('%j', (point, text, typed) => {
    expect(pointText(point)).toBe(text);
    expect(pointTyped(point)).toBe(typed);
  });
});

describe('照着念', () => {
  it('says where, with which car, what happened and to how many', () => {
    expect(
      helpSentence({
        ...{ point: airport, city: '北京', landmark: ' 机场高速出京方向8公里 ' },
        ...{ car: '大众朗逸', plate: '京A12345', mishap: 'TYRE', people: 3, isInjured: false },
      }),
    ).toBe(
      '您好，我需要道路救援。我在北京市，机场高速出京方向8公里，地图坐标东经116.6032度，北纬40.0799度。' +
        '我开的是租来的大众朗逸，车牌京A12345，轮胎破了。车上3人，没有人受伤。',
    );
  });

  it('leaves to be said what nobody knows', () => {
    expect(helpSentence({ people: 1, isInjured: false })).toBe(
      '您好，我需要道路救援。我在（说公里桩号、出口或地标）。我开的是租来的车，车牌（看车头）。车上1人，没有人受伤。',
    );
  });

  it('says first that somebody is hurt', () => {
    const sentence = helpSentence({ city: '廊坊市', mishap: 'CRASH', people: 2, isInjured: true });
    expect(sentence).toMatch(/^您好，有人受伤，需要急救和道路救援。我在廊坊市。/);
    expect(sentence).toMatch(/发生了碰撞。车上2人，有人受伤。$/);
  });
});

it('the triangle stands 50 metres behind, on a motorway 150', () => {
  expect(FIRST_STEPS.join('')).toContain('普通道路50米外，高速公路150米外');
});

describe('what towing costs by cover', () => {
  test.each([
    ['RENTAL', ['RENTAL_WEEKDAY', 'INS_THIRDPARTY'], false],
    ['RENTAL', ['GOOD_DRIVER'], true],
    // 全程无忧 includes it.
    ['RENTAL', ['WORRY_FREE'], true],
    ['LONG', ['LONG_BASIC'], false],
    ['LONG', ['LONG_BASIC', 'LONG_FULL_COVER'], true],
    ['DEMAND', ['GOOD_DRIVER'], undefined],
  ] as const)('%s with %j: %s', (line, codes, isFree) => {
    expect(
      hasFreeTowing(
        line,
        codes.map(code => ({ code: code as 'GOOD_DRIVER' })),
      ),
    ).toBe(isFree);
  });

  it('says it of an order that is known, and the rule of any other', () => {
    expect(towingText(true)).toContain('免费');
    expect(towingText(false)).toContain('自付');
    expect(towingText(undefined)).toBe('买了好司机保障或全程无忧的订单，事故拖车免费；其他订单自付。');
  });
});
