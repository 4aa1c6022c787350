import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import DepositFree from '@/packages/deposit-free/pages/home/index';
import { ChannelStore } from '@/stores/ChannelStore';
import type { RootStore } from '@/stores/RootStore';
import { SearchStore } from '@/stores/SearchStore';
import { SessionStore } from '@/stores/SessionStore';
import type { CreditAnswer } from '~types/api/cartype';
import { accessibilityProblems } from '../../support/accessibility';
import { serve, type FakeServer } from '../../support/fakeServer';
import { asked, fleet, openScreen } from '../../support/fleet';
import { beijing, site } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /ali_rent_free; issue 14: ALI asks for the waiver: passes, refused with its reason, not asked, no answer.

const CITY = 'GET /api/cartype/search_city';
const refused: CreditAnswer = { notWaived: '您的芝麻分未达到免押要求（650分），取车时请支付押金' };
const silent: CreditAnswer = { notWaived: '信用免押暂时没有查询到结果', unanswered: true };

/** A city whose cars are had without deposits as the provider says, once it is asked. */
const serveCity = (said: () => CreditAnswer = () => ({ waived: true })): FakeServer =>
  serve({
    [CITY]: ({ credit }) => {
      const answer = credit && said();
      const cars = fleet().map(car => ({ ...car, ...(answer?.waived && { deposit_waived: true }) }));
      return { cars, sites: [site()], ...(answer && { credit: answer }) };
    },
  });

/** The screen in a channel's visit; by a member where one is logged in. */
function open(query: { channel?: string; jd_score?: string }, isMember = true): RootStore {
  const { root } = openScreen(DepositFree, one => {
    one.get(ChannelStore).expire(Infinity);
    one.get(ChannelStore).enter(query, Date.now());
    one.get(SearchStore).pickup.chooseWholeCity();
    if (isMember) enterAsMember();
    one.get(SessionStore).readCookies();
  });
  return root;
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const result = (): HTMLElement => screen.getByRole('status', { name: '查询结果' });
const cars = (): Promise<HTMLElement> => screen.findByRole('list', { name: '车辆' });
const said = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });

afterEach(enterAsVisitor);

it('asks nobody’s score before the person does: the cars stand there with their deposits', async () => {
  const server = serveCity();
  open({ channel: 'ALI' });
  await cars();
  expect(asked(server, CITY)).toHaveLength(1);
  expect(asked(server, CITY)[0]).not.toHaveProperty('credit');
  expect(within(result()).getByRole('heading', { name: '还没有申请免押' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '北京可免押的车' })).toBeTruthy();
  expect(screen.getAllByText(/^押金¥/).length).toBeGreaterThan(0);
  expect(screen.getByText('从支付宝打开租车，登录您的账号。')).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

it('passes: the claim of the channel is sent, every car says 信用免押, and the way leads to them', async () => {
  const server = serveCity();
  open({ channel: 'ALI' });
  await cars();
  fireEvent.click(button('申请免押'));
  expect(await said('已通过信用免押')).toBeTruthy();
  expect(asked(server, CITY)[1]).toMatchObject({
    city_id: beijing.id,
    credit: { scheme: 'sesame', score: '' },
  });
  expect(screen.getByRole('heading', { name: '北京免押金的车' })).toBeTruthy();
  expect(screen.queryByText(/^押金¥/)).toBeNull();
  expect(screen.getAllByText('信用免押').length).toBeGreaterThanOrEqual(4);
  fireEvent.click(button('去选车'));
  await waitFor(() => expect(host.navigations.at(-1)?.url).toBe('/carlist'));
});

it('a car of the list leads to its booking, at the site whose price was shown', async () => {
  serveCity();
  const root = open({ channel: 'ALI' });
  const list = await cars();
  expect(within(list).getAllByRole('button')).toHaveLength(4);
  fireEvent.click(within(list).getByRole('button', { name: /朗逸/ }));
  await waitFor(() => expect(host.navigations.at(-1)?.url).toMatch(/^\/cardetail\?cartype_id=/));
  expect(root.get(SearchStore).pickup.site?.id).toBe(site().id);
});

it('is refused with the reason, can be asked again, and the way on is to pay the deposits', async () => {
  let answer = refused;
  const server = serveCity(() => answer);
  open({ channel: 'ALI', jd_score: '600' });
  await cars();
  fireEvent.click(button('申请免押'));
  expect(await said('这次不能免押')).toBeTruthy();
  expect(within(result()).getByText(/未达到免押要求（650分）/)).toBeTruthy();
  expect(button('付押金租车')).toBeTruthy();
  answer = { waived: true };
  fireEvent.click(button('重新查询'));
  expect(await said('已通过信用免押')).toBeTruthy();
  expect(asked(server, CITY)).toHaveLength(3);
});

it('is not answered: it can be asked once more', async () => {
  let answer = silent;
  serveCity(() => answer);
  open({ channel: 'JD', jd_score: 'x' });
  await cars();
  fireEvent.click(button('申请免押'));
  expect(await said('暂时没有查询到结果')).toBeTruthy();
  answer = { waived: true };
  fireEvent.click(button('再查一次'));
  expect(await said('已通过信用免押')).toBeTruthy();
});

it('a guest is asked to log in first, in place; whose score the channel has told need not', async () => {
  serveCity();
  open({ channel: 'ALI' }, false);
  await cars();
  fireEvent.click(button('登录后申请'));
  expect(await screen.findByRole('dialog', { name: '登录后申请免押' })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

it('a channel that knows no score says so, and from where one has to come', async () => {
  const server = serveCity();
  open({ channel: 'CL' });
  await cars();
  expect(within(result()).getByText(/不支持信用免押/)).toBeTruthy();
  expect(screen.getByText('芝麻分650分及以上，或京东信用分80分及以上')).toBeTruthy();
  expect(button('去选车')).toBeTruthy();
  expect(asked(server, CITY)[0]).not.toHaveProperty('credit');
});

it('another member has not asked', async () => {
  serveCity();
  const root = open({ channel: 'ALI' });
  await cars();
  fireEvent.click(button('申请免押'));
  await said('已通过信用免押');
  act(() => {
    enterAsMember('13900000000');
    runInAction(() => root.get(SessionStore).readCookies());
  });
  expect(await said('还没有申请免押')).toBeTruthy();
});

it('says what happens on damage or a fine, and where the rules are', async () => {
  serveCity();
  open({ channel: 'ALI' });
  await cars();
  expect(screen.getByRole('heading', { name: '有车损或违章怎么办' })).toBeTruthy();
  expect(screen.getByText('没有押金可以抵扣，确认后的费用在订单里支付。')).toBeTruthy();
  fireEvent.click(button(/^押金规则/));
  await waitFor(() => expect(host.navigations.at(-1)?.url).toMatch(/deposit/));
});

it('stays what it is where the cars do not come, and asks for them again', async () => {
  serve({});
  open({ channel: 'ALI' });
  expect(await said('加载失败')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '免哪些押金' })).toBeTruthy();
  serveCity();
  fireEvent.click(button('重试'));
  expect(await cars()).toBeTruthy();
});
