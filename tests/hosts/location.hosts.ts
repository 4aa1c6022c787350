import { journey } from './support/journey';

/** 北京, 天安门. */
const inBeijing = { longitude: 116.3975, latitude: 39.9087 };

describe.each(['weapp', 'qq', 'alipay'] as const)('where the renter is (issue 10, 3.1): %s', host => {
  journey(
    'a phone that may tell is found',
    host,
    async phone => {
      await phone.titled('租车');
      await phone.tap('button', '定位');
      await phone.text('已定位到北京').waitFor();
    },
    { location: inBeijing },
  );

  journey('a phone that may not tell says so, and the city stays to be chosen', host, async phone => {
    await phone.titled('租车');
    await phone.tap('button', '定位');
    await phone.text(/^定位未获允许/).waitFor();
    await phone.part('button', '取车城市：北京').waitFor();
    await phone.part('button', '去设置').waitFor();
  });
});
