import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Coupons from '@/packages/wallet/pages/coupons/index';
import { startAnew } from '@/stores/rootContext';
import type { MallCoupon } from '~types/api/mall';
import { accessibilityProblems } from '../../support/accessibility';
import { serve } from '../../support/fakeServer';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §3, wallet: mall coupons are wk_coupons; §7: get_coupons, mall version if user_id present.

const wash: MallCoupon = {
  id: 'M1',
  name: '洗车立减券',
  kind: 'AMOUNT',
  value: 2_000,
  threshold: 3_000,
  valid_from: '2020-01-01T00:00:00+08:00',
  valid_to: '2099-12-31T23:59:00+08:00',
  status: 0,
  rule: '洗车满30元减20元',
  shops: [
    { name: '悟空养车望京店', city_id: '110000', city: '北京', address: '朝阳区望京东路8号' },
    { name: '悟空养车静安店', city_id: '310000', city: '上海', address: '静安区江场路66号' },
  ],
  code: '123456789012',
};
const { code: _code, ...withoutCode } = wash;
const elsewhere: MallCoupon = {
  ...withoutCode,
  id: 'M2',
  name: '停车券',
  refusal: '当前城市不可用，可在上海使用',
};
const used: MallCoupon = {
  ...withoutCode,
  id: 'M3',
  name: '养护9折券',
  status: 1,
  used: { shop: '悟空养车静安店', time: '2026-11-23T09:00:00+08:00' },
};

const serveMall = (coupons: Readonly<Partial<Record<MallCoupon['status'], MallCoupon[]>>>) =>
  serve({
    'POST /api/user/mall/login': () => ({ user_id: 'U1' }),
    'GET /api/account/get_coupons': ({ status, user_id }) => {
      const wk_coupons = coupons[status] ?? [];
      return user_id === undefined
        ? { coupons: [], total: 0 }
        : { coupons: [], wk_coupons, total: wk_coupons.length };
    },
  });

const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

async function openMall(): Promise<void> {
  render(<Coupons />);
  await screen.findByText('没有可用的优惠券');
  tap('商城券');
}

beforeEach(() => {
  startAnew();
  enterAsMember();
});
afterEach(enterAsVisitor);

it('the mall is logged in to when its coupons are looked at, and they are asked for by the user_id that it gives', async () => {
  const server = serveMall({ 0: [wash] });
  render(<Coupons />);
  await screen.findByText('没有可用的优惠券');
  expect(server.calls.map(({ endpoint }) => endpoint)).toEqual(['GET /api/account/get_coupons']);
  tap('商城券');
  expect((await screen.findByRole('article')).textContent).toContain('满¥30可用洗车立减券洗车满30元减20元');
  expect(server.calls.slice(1)).toMatchObject([
    { endpoint: 'POST /api/user/mall/login' },
    { endpoint: 'GET /api/account/get_coupons', params: { user_id: 'U1', status: 0, page: 1 } },
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});

it('one that can be used shows its code and the shops that take it', async () => {
  serveMall({ 0: [wash] });
  await openMall();
  fireEvent.click(await screen.findByRole('button', { name: '出示券码，洗车立减券' }));
  const sheet = within(screen.getByRole('dialog', { name: '洗车立减券' }));
  expect(sheet.getByText('1234 5678 9012')).toBeTruthy();
  expect(sheet.getByRole('heading', { name: '适用门店（2）' })).toBeTruthy();
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '悟空养车望京店北京 · 朝阳区望京东路8号',
    '悟空养车静安店上海 · 静安区江场路66号',
  ]);
  expect(await accessibilityProblems()).toEqual([]);
  fireEvent.click(sheet.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('one that cannot be used says why, and where it can', async () => {
  serveMall({ 0: [elsewhere] });
  await openMall();
  expect((await screen.findByRole('article')).textContent).toContain(elsewhere.refusal);
  tap('适用门店，停车券');
  expect(screen.getByRole('dialog').textContent).not.toContain('结账时给店员看券码');
});

it('the statuses hold for both; one that was used says where', async () => {
  serveMall({ 1: [used] });
  await openMall();
  expect(await screen.findByText('没有可用的商城券')).toBeTruthy();
  tap('已使用');
  await screen.findByRole('article');
  tap('使用记录，养护9折券');
  expect(screen.getByRole('dialog').textContent).toContain('2026-11-23 09:00，悟空养车静安店');
  tap('关闭');
  tap('租车券');
  expect(await screen.findByText('没有用过的优惠券')).toBeTruthy();
});

it('whoever logs in next sees none of them', async () => {
  serveMall({ 0: [wash] });
  await openMall();
  await screen.findByRole('article');
  act(enterAsVisitor);
  expect(screen.queryByText('洗车立减券')).toBeNull();
});
