import { openHostMap } from '@/platform/hostMap';
import { host } from '../support/taro';

const airport = {
  name: '首都机场T3店',
  address: '首都机场T3航站楼',
  location: { lng: 116.40387, lat: 39.91488 },
};

describe('the map of the host', () => {
  it('opens with the place in its coordinates (decision 7: GCJ-02)', async () => {
    expect(await openHostMap(airport)).toBe(true);
    expect(host.destination).toMatchObject({ name: airport.name, address: airport.address });
    expect(host.destination?.longitude).toBeCloseTo(116.39747, 3);
    expect(host.destination?.latitude).toBeCloseTo(39.90859, 3);
  });

  it('is told the place in texts: Alipay takes nothing else (issue 10, section 5)', async () => {
    const env = process.env.TARO_ENV;
    process.env.TARO_ENV = 'alipay';
    try {
      expect(await openHostMap(airport)).toBe(true);
      expect(host.destination?.longitude).toMatch(/^116\.39/);
      expect(host.destination?.latitude).toMatch(/^39\.90/);
    } finally {
      process.env.TARO_ENV = env;
    }
  });

  it('says when there is none, so that the screen shows the place itself', async () => {
    host.hasNoMap = true;
    expect(await openHostMap(airport)).toBe(false);
  });
});
