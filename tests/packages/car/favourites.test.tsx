import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CarDetail from '@/packages/car/pages/detail/index';
import Favourites from '@/packages/car/pages/favourites/index';
import CarList from '@/packages/car/pages/list/index';
import CarTypes from '@/packages/car/pages/cartypes/index';
import { FavouritesStore } from '@/stores/FavouritesStore';
import type { RootStore } from '@/stores/RootStore';
import type { CarType, FleetCarType } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { carDetail } from '../../support/carDetails';
import { Refusal, serve } from '../../support/fakeServer';
import { fleet, openScreen, period, serveCars } from '../../support/fleet';
import { corolla } from '../../support/orders';
import { host } from '../../support/taro';
import { enterAsMember } from '../../support/visitor';

// Issue 11: 收藏 on the car's screen, in its own list, and beside the fleet.

const lavida: CarType = { ...corolla, id: 'L1', brand: '大众', series: '朗逸' };
const elsewhere: CarType = { ...corolla, id: 'X1', series: '埃尔法' };
const inBeijing = (cartype: CarType): FleetCarType => ({
  cartype,
  from_price: 18800,
  site_count: 3,
  score: 4.8,
  rented: 10,
});
const mobile = '13812345678';
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const heart = (series: string): HTMLElement => button(`收藏${series}`);
const isPressed = (series: string): boolean => heart(series).getAttribute('aria-pressed') === 'true';
const cards = (): (string | null)[] =>
  within(screen.getByRole('list', { name: '收藏的车型' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** A server of Beijing's fleet on which a member keeps these; it refuses what is in `refuses`. */
function serveMember(kept: CarType[] = []) {
  const server = { kept, refuses: false };
  const asked = serve({
    'GET /api/cartype/get_cartypes': () => ({ cartypes: [inBeijing(corolla), inBeijing(lavida)] }),
    'GET /api/user/get_favourites': () => ({ cartypes: server.kept }),
    'POST /api/user/keep_favourites': ({ cartype_ids: ids }) => {
      if (server.refuses) throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      const added = [corolla, lavida].filter(
        ({ id }) => ids.includes(id) && !server.kept.some(one => one.id === id),
      );
      server.kept = [...added, ...server.kept];
      return {};
    },
    'POST /api/user/remove_favourite': ({ cartype_id: removed }) => {
      if (server.refuses) throw new Refusal(ErrorCode.INTERNAL, '服务器开小差了，请稍后再试');
      server.kept = server.kept.filter(({ id }) => id !== removed);
      return {};
    },
    'POST /api/user/sms/send_vcode': () => ({ retry_after: 60, device: '' }),
    'POST /api/user/login': () => ({ uid: mobile, user_id: 'U1', token: 'T', isnew: 0 }),
  });
  return Object.assign(server, { calls: asked.calls });
}

const keep =
  (...cartypes: CarType[]) =>
  (root: RootStore): void =>
    [...cartypes].reverse().forEach(cartype => void root.get(FavouritesStore).set(cartype, true));

describe('the heart of a car', () => {
  it('keeps it and forgets it, and says which', async () => {
    serve({ 'GET /api/cartype/get_detail': () => carDetail('C1', { cartype: corolla }) });
    host.params = { cartype_id: 'C1' };
    const { root } = openScreen(CarDetail);
    await screen.findByRole('heading', { level: 2, name: '丰田卡罗拉' });
    expect(isPressed('丰田卡罗拉')).toBe(false);
    fireEvent.click(heart('丰田卡罗拉'));
    expect(isPressed('丰田卡罗拉')).toBe(true);
    expect(root.get(FavouritesStore).all).toEqual([corolla]);
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(heart('丰田卡罗拉'));
    expect(isPressed('丰田卡罗拉')).toBe(false);
  });

  it('is seen on the card of the list, where a tap opens the car', async () => {
    const [first] = fleet();
    serveCars(() => ({ cars: fleet() }));
    host.params = {};
    openScreen(CarList, root => {
      if (first) keep(first.cartype)(root);
    });
    const list = within(await screen.findByRole('list', { name: '车辆' }));
    expect(list.getAllByRole('img', { name: '已收藏' })).toHaveLength(1);
    expect(list.getByRole('button', { name: /^丰田卡罗拉.*已收藏/ })).toBeTruthy();
  });
});

describe('我的收藏 (/car_favourites)', () => {
  it('shows what a guest kept, at the price of the trip, and what the city does not have', async () => {
    const server = serveMember();
    openScreen(Favourites, keep(corolla, elsewhere));
    await screen.findByText(/日均/);
    expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['GET /api/cartype/get_cartypes']);
    expect(server.calls[0]?.params).toMatchObject({ city_id: '110000', ...period });
    const [first, second] = cards();
    expect(first).toMatch(/丰田卡罗拉.*经济型.*3家门店.*日均¥188起/);
    expect(second).toMatch(/丰田埃尔法.*北京暂无这款车/);
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(button(/^丰田卡罗拉/));
    expect(host.navigations.at(-1)?.url).toBe('/cartype_product?cartype_id=C1&city_id=110000');
  });

  it('a car that is taken out stays in its place, to be put back, until the screen is opened anew', async () => {
    serveMember();
    const { root, close } = openScreen(Favourites, keep(corolla, lavida));
    await screen.findAllByText(/日均/);
    fireEvent.click(heart('丰田卡罗拉'));
    expect(cards()[0]).toMatch(/丰田卡罗拉.*已取消收藏/);
    expect(root.get(FavouritesStore).has('C1')).toBe(false);
    fireEvent.click(button('撤销'));
    expect(cards()[0]).toMatch(/^丰田卡罗拉(?!.*已取消收藏)/);
    expect(root.get(FavouritesStore).has('C1')).toBe(true);
    fireEvent.click(heart('丰田卡罗拉'));
    close();
    expect(root.get(FavouritesStore).all).toEqual([lavida]);
  });

  it('comes back by itself, with one sentence, when the server says no', async () => {
    const server = serveMember([corolla]);
    openScreen(Favourites, () => enterAsMember(mobile));
    await screen.findByRole('list', { name: '收藏的车型' });
    server.refuses = true;
    fireEvent.click(heart('丰田卡罗拉'));
    expect(isPressed('丰田卡罗拉')).toBe(false);
    await waitFor(() => expect(isPressed('丰田卡罗拉')).toBe(true));
    expect(screen.getByText('服务器开小差了，请稍后再试')).toBeTruthy();
  });

  it('offers a guest the login in place, which takes along what the device kept', async () => {
    const server = serveMember([lavida]);
    openScreen(Favourites, keep(corolla));
    fireEvent.click(button('登录'));
    const sheet = within(screen.getByRole('dialog', { name: '登录后保存收藏' }));
    fireEvent.change(sheet.getByLabelText('手机号'), { target: { value: mobile } });
    fireEvent.change(sheet.getByLabelText('验证码'), { target: { value: '123456' } });
    fireEvent.click(sheet.getByRole('checkbox'));
    fireEvent.click(sheet.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cards()).toHaveLength(2));
    const brought = server.calls.find(({ endpoint }) => endpoint.endsWith('keep_favourites'));
    expect(brought?.params).toMatchObject({ cartype_ids: ['C1'] });
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
  });

  it('empty, it says what to do', async () => {
    serveMember();
    openScreen(Favourites);
    expect(await screen.findByText('还没有收藏的车')).toBeTruthy();
    fireEvent.click(button('看全部车型'));
    expect(host.navigations.at(-1)?.url).toBe('/cartype');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says why nothing came, and tries again', async () => {
    serve({ 'GET /api/cartype/get_cartypes': () => ({ cartypes: [] }) });
    openScreen(Favourites, () => enterAsMember(mobile));
    const retry = await screen.findByRole('button', { name: '重试' });
    serveMember([corolla]);
    fireEvent.click(retry);
    expect(await screen.findByRole('list', { name: '收藏的车型' })).toBeTruthy();
  });

  it('stands without prices where they cannot be had, and asks for them again', async () => {
    serve({});
    openScreen(Favourites, keep(corolla));
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(cards()[0]).toMatch(/丰田卡罗拉/);
    serveMember();
    fireEvent.click(retry);
    expect(await screen.findByText(/日均/)).toBeTruthy();
  });
});

describe('全部车型', () => {
  it('shows those that are kept, as far as the city has them, and leads to all of them', async () => {
    serveMember();
    host.params = {};
    const { root } = openScreen(CarTypes, keep(corolla, elsewhere));
    const strip = within(await screen.findByRole('list', { name: '收藏的车型' }));
    expect(strip.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['丰田卡罗拉']);
    fireEvent.click(button('全部收藏'));
    expect(host.navigations.at(-1)?.url).toBe('/car_favourites');
    await act(() => root.get(FavouritesStore).set(corolla, false));
    expect(screen.queryByRole('list', { name: '收藏的车型' })).toBeNull();
  });
});
