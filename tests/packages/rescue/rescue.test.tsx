import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Rescue from '@/packages/rescue/pages/call/index';
import { dial } from '@/platform/phone';
import { root, startAnew } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { accidentOrder } from '../../support/accidents';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { browserAt } from '../../support/geolocation';
import { orderDetail } from '../../support/orders';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /insure_apply/rescue_call; issue 15: rescue works offline for what it can (numbers, position, plate, what
// to say).

// A browser of tests has no dialler.
jest.mock('@/platform/phone', () => ({ dial: jest.fn() }));

const tap = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** A member's car is out, and in which city the device is. */
const online = (plates: readonly string[] = ['京A12345']) =>
  serve({
    'GET /api/order/accident/get_orders': () => ({
      orders: plates.map((plate, index) => accidentOrder({ plate, orderid: `ZC3011230000000${index + 1}` })),
    }),
    'GET /api/order/get_detail': ({ orderid }) => orderDetail({ orderid }),
    'GET /api/city/get_located': () => ({
      city: { id: '310000', city: '上海', code: 'SH', pinyin: 'shang hai', gps: { lng: 121.48, lat: 31.24 } },
    }),
  });

beforeEach(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  localStorage.clear();
  sessionStorage.clear();
  startAnew();
  browserAt({ longitude: 121.4737, latitude: 31.2304 });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('calls us with one tap, and beside it the police, the ambulance and 110', async () => {
  enterAsVisitor();
  serve({});
  render(<Rescue />);
  tap('呼叫道路救援 400-000-5399');
  tap('122 交警');
  expect(jest.mocked(dial).mock.calls).toEqual([['400-000-5399'], ['122']]);
  expect(screen.getByRole('button', { name: '120 急救' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '110 报警' })).toBeTruthy();
  expect(screen.getByText('登录后显示车牌和订单')).toBeTruthy();
  // No number of an insurer is missing.
  expect(screen.getByText('24小时有人接听，保险公司由我们联系')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

it('makes what to say of position, plate, what happened and how many they are', async () => {
  enterAsMember();
  online();
  render(<Rescue />);
  expect(await screen.findByText('京A12345')).toBeTruthy();
  tap('获取我的位置');
  expect(await screen.findByText('东经121.4782度')).toBeTruthy();
  expect(await screen.findByText(/^上海 · 高德、腾讯地图坐标/)).toBeTruthy();
  tap('发生碰撞');
  tap('增加车上人数');
  fireEvent.change(screen.getByLabelText('路名地标'), { target: { value: '延安高架江苏路出口' } });
  expect(
    screen.getByText(
      '您好，我需要道路救援。我在上海市，延安高架江苏路出口，地图坐标东经121.4782度，北纬31.2285度。' +
        '我开的是租来的大众朗逸，车牌京A12345，发生了碰撞。车上2人，没有人受伤。',
    ),
  ).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

it('without a network still knows the plate and the number, and what towing costs', async () => {
  enterAsMember();
  online();
  render(<Rescue />);
  await screen.findByText('京A12345');
  expect(await screen.findByText(/拖车费自付/)).toBeTruthy();
  cleanup();
  startAnew();
  serve({});
  enterAsMember();
  render(<Rescue />);
  expect(screen.getByText('京A12345')).toBeTruthy();
  expect(screen.getByText(/拖车费自付/)).toBeTruthy();
  expect(screen.getByText(/车牌京A12345/)).toBeTruthy();
});

it('knows it when the session has run out, too, and nothing after the log-out or with another member', async () => {
  enterAsMember();
  online();
  render(<Rescue />);
  await screen.findByText('京A12345');
  enterAsVisitor();
  expect(await screen.findByText('京A12345')).toBeTruthy();
  enterAsMember('13900000000');
  await waitFor(() => expect(screen.queryByText('京A12345')).toBeNull());
  enterAsMember();
  expect(await screen.findByText('京A12345')).toBeTruthy();
  await root.get(SessionStore).logOut();
  await waitFor(() => expect(screen.queryByText('京A12345')).toBeNull());
  expect(Object.keys(localStorage).filter(key => key.includes('rescue'))).toEqual([]);
});

it('of several cars lets the person choose the one that is meant', async () => {
  enterAsMember();
  online(['京A12345', '京B67890']);
  render(<Rescue />);
  fireEvent.click(await screen.findByRole('radio', { name: /京B67890/ }));
  expect(screen.getByText(/车牌京B67890/)).toBeTruthy();
});

it('says how one tells where one is when the position is refused, and tries again', async () => {
  browserAt(undefined);
  enterAsVisitor();
  serve({});
  render(<Rescue />);
  tap('获取我的位置');
  expect(await screen.findByText(/^定位未获允许/)).toBeTruthy();
  expect(screen.getByText(/公里桩号或百米牌/)).toBeTruthy();
  expect(screen.getByText(/我在（说公里桩号、出口或地标）/)).toBeTruthy();
  browserAt({ longitude: 121.4737, latitude: 31.2304 });
  tap('重试');
  expect(await screen.findByText('东经121.4782度')).toBeTruthy();
  expect(screen.queryByText(/^定位未获允许/)).toBeNull();
});
