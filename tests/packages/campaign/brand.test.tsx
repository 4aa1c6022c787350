import { act, fireEvent, screen } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import BrandArea from '@/packages/campaign/pages/brand/index';
import type { BrandShopDetail, CampaignDetail } from '~types/api/campaign';
import type { CarOffer } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { fifty } from '../../support/coupons';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { fleetCar, openScreen } from '../../support/fleet';
import { site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Specification §2, /brand_area; §7, /api/brandStore/api/cartype; issue 14.

const coupon: CampaignDetail = {
  id: 'shop',
  title: '店铺券',
  subtitle: '租比亚迪立减40元',
  picture: '/media/3/banner/starByd.webp',
  from: '2026-01-01T00:00:00+08:00',
  to: '2099-01-01T00:00:00+08:00',
  state: 'RUNNING',
  coupon: {
    name: '比亚迪店铺券',
    kind: 'AMOUNT',
    value: 4000,
    threshold: 20000,
    scope: 'ANY',
    brand: '比亚迪',
    rule: '限比亚迪车型，租车费满200元减40元',
    valid_days: 30,
  },
  total: 100,
  left: 9,
  rules: [],
};
const shop: BrandShopDetail = {
  id: 'byd',
  brand: '比亚迪',
  title: '比亚迪明星店',
  slogan: '先租来开一周',
  picture: '/media/3/banner/starByd.webp',
  story: [{ title: '为什么开这家店', text: '照平时的路线开上几天。' }],
  coupon,
};

const dolphin = fleetCar('海豚', { brand: '比亚迪' }, { site_id: 'S1' });
const song = fleetCar('宋PLUS', { brand: '比亚迪' }, { site_id: 'S1', available: 0 });

function open(cars: CarOffer[], params: Record<string, string> = { id: 'byd' }) {
  let now = shop;
  const server = serve({
    'GET /api/brandStore/api/get_list': () => ({ shops: [shop] }),
    'GET /api/brandStore/api/get_detail': ({ id }) => {
      if (id !== 'byd') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这家品牌店');
      return now;
    },
    'GET /api/brandStore/api/cartype': () => ({ cars, sites: [site()] }),
    'POST /api/activities/coupon/take': () => {
      const taken = { ...coupon, left: 8, own: { taken: true, coupon: { ...fifty, name: '比亚迪店铺券' } } };
      now = { ...shop, coupon: taken };
      return taken;
    },
  });
  host.stack = ['/', '/brand_area'];
  host.params = params;
  const opened = openScreen(BrandArea, () => enterAsMember());
  return { server, ...opened };
}
const asked = (server: FakeServer, endpoint: string) =>
  server.calls.filter(call => call.endpoint === endpoint).map(({ params }) => params);

it('tells the story, and shows its cars in this city with price and stock as the car list does', async () => {
  const { server } = open([song, dolphin]);
  expect(await screen.findByText('比亚迪明星店')).toBeTruthy();
  expect(screen.getByText('照平时的路线开上几天。')).toBeTruthy();
  expect(await screen.findByText('1款车可预订，日均按整元计')).toBeTruthy();
  expect(asked(server, 'GET /api/brandStore/api/cartype')[0]).toMatchObject({
    id: 'byd',
    city_id: '110000',
    from_time: '2030-11-18T10:00:00+08:00',
  });
  // What can be booked comes first.
  expect(
    screen.getAllByRole('heading', { name: /海豚|宋PLUS/ }).map(({ textContent }) => textContent),
  ).toEqual(['比亚迪海豚', '比亚迪宋PLUS']);
  expect(await accessibilityProblems()).toEqual([]);
});

it('a car leads into the ordinary booking, at the site where it was offered', async () => {
  const { search } = open([dolphin]);
  fireEvent.click(await screen.findByRole('button', { name: /海豚/ }));
  await act(() => new Promise(resolve => setTimeout(resolve)));
  expect(host.navigations.at(-1)?.url).toBe(`/cardetail?cartype_id=${encodeURIComponent('海豚')}`);
  expect(search.pickup.site?.id).toBe('S1');
});

it('its coupon is taken once, and then is the member’s', async () => {
  const { server } = open([dolphin]);
  expect(await screen.findByText('还剩9张')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '领取店铺券' }));
  expect(await screen.findByText('我领到的店铺券')).toBeTruthy();
  expect(asked(server, 'POST /api/activities/coupon/take')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '领取店铺券' })).toBeNull();
});

it('says where a city has none, with a way on', async () => {
  open([]);
  expect(await screen.findByText('北京暂时没有比亚迪')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '换个城市' }));
  await act(() => new Promise(resolve => setTimeout(resolve)));
  expect(host.navigations.at(-1)?.url).toBe('/city');
});

it('says where none is left for these times', async () => {
  open([song]);
  expect(await screen.findByText('这段时间都订完了')).toBeTruthy();
  expect(screen.getByRole('button', { name: '改时间' })).toBeTruthy();
});

it('without a brand it shows all shops; one that is not there leads to them', async () => {
  const { close } = open([], {});
  expect(await screen.findByText('先租来开一周')).toBeTruthy();
  close();
  open([], { id: 'nobody' });
  expect(await screen.findByRole('button', { name: '全部明星店' })).toBeTruthy();
});
