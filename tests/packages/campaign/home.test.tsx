import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Activity from '@/packages/campaign/pages/home/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { CampaignDetail, Group } from '~types/api/campaign';
import { accessibilityProblems } from '../../support/accessibility';
import { fifty } from '../../support/coupons';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /activity_mobile; issue 14: rules, period, stock, groups.

const campaign: CampaignDetail = {
  id: 'together',
  title: '三人成团',
  subtitle: '每人得一张50元租车券',
  picture: '/media/3/banner/together.webp',
  from: '2026-01-01T00:00:00+08:00',
  to: '2099-01-01T00:00:00+08:00',
  state: 'RUNNING',
  coupon: {
    name: '拼团立减50元',
    kind: 'AMOUNT',
    value: 5000,
    threshold: 0,
    scope: 'ANY',
    rule: '租车费立减50元',
    valid_days: 30,
  },
  total: 100,
  left: 40,
  group: { size: 3, hours: 24 },
  rules: ['满3人就成团。', '拼团不用付钱。'],
};
const { group: _kind, ...alone } = campaign;

const group: Group = {
  code: 'unguessable',
  activity_id: 'together',
  activity_title: '三人成团',
  state: 'RUNNING',
  size: 3,
  members: [
    { name: '小**', is_founder: true, is_me: false },
    { name: '会员', is_founder: false, is_me: false },
  ],
  ends_at: '2099-01-01T00:00:00+08:00',
  role: 'OTHER',
};
const mine: Group = {
  ...group,
  role: 'FOUNDER',
  members: [{ name: '小**', is_founder: true, is_me: true }],
};

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const lastOf = (server: FakeServer, endpoint: string) =>
  server.calls.filter(call => call.endpoint === endpoint).pop()?.params;

interface Situation {
  campaign?: CampaignDetail;
  group?: Group;
  params?: Record<string, string>;
  /** Why the group cannot be joined. */
  refusal?: string;
}

function open({
  campaign: shown = campaign,
  group: seen = group,
  params = { id: 'together' },
  refusal,
}: Situation = {}) {
  let now = shown;
  let party = seen;
  const server = serve({
    'GET /api/activities/get_detail': ({ id }) => {
      if (id === 'nowhere') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个活动');
      return now;
    },
    'POST /api/activities/coupon/take': () => {
      now = { ...now, left: now.left - 1, own: { taken: true, coupon: fifty } };
      return now;
    },
    'POST /api/party/group/add': () => {
      now = { ...now, own: { taken: false, group: mine } };
      return mine;
    },
    'GET /api/party/group/detail': ({ code }) => {
      if (code === 'wrong') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这个团');
      return party;
    },
    'POST /api/party/group/join': () => {
      if (refusal !== undefined) {
        party = { ...party, state: 'COMPLETED' };
        throw new Refusal(ErrorCode.GROUP_REFUSED, refusal);
      }
      party = {
        ...party,
        state: 'COMPLETED',
        role: 'MEMBER',
        members: [...party.members, { name: '张**', is_founder: false, is_me: true }],
      };
      now = { ...now, own: { taken: true, coupon: fifty, group: party } };
      return party;
    },
    'GET /api/user/get_activity_home': () => ({
      activities: [],
      campaigns: [campaign, { ...alone, id: 'soon', title: '早鸟', state: 'BEFORE' }],
      own: { groups: [mine], coupons: [fifty] },
    }),
  });
  host.stack = ['/', '/activity_mobile'];
  host.params = params;
  const view = render(<Activity />);
  return { server, view };
}

describe('an activity', () => {
  beforeEach(() => enterAsMember());

  it('says what it gives, how many are left, its period and its rules', async () => {
    open();
    expect(await screen.findByText('三人成团')).toBeTruthy();
    expect(screen.getByText('还剩40张')).toBeTruthy();
    expect(screen.getByText('领取后30天内有效')).toBeTruthy();
    expect(screen.getByText('2026年1月1日 00:00 至 2099年1月1日 00:00')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^距结束\d+天/);
    expect(screen.getByText('拼团不用付钱。')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('gives its coupon, which then stands there', async () => {
    const { server } = open({ campaign: alone });
    fireEvent.click(await screen.findByRole('button', { name: '立即领取' }));
    expect(await screen.findByText('我领到的券')).toBeTruthy();
    expect(lastOf(server, 'POST /api/activities/coupon/take')).toMatchObject({ id: 'together' });
    expect(button('去选车使用')).toBeTruthy();
  });

  it('a group is founded, and its link goes to friends', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: '发起3人团' }));
    expect(await screen.findByText('还差2人成团')).toBeTruthy();
    expect(screen.getByText(/\/activity_mobile\?id=together&group=unguessable$/)).toBeTruthy();
    expect(screen.getAllByText('等人来')).toHaveLength(2);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it.each([
    [{ state: 'BEFORE', from: '2098-03-01T10:00:00+08:00' }, '3月1日 10:00开始'],
    [{ state: 'OVER' }, '活动已结束，看看其他活动'],
    [{ left: 2 }, '已领完，看看其他活动'],
  ] as const)('%j: %s', async (changes, text) => {
    open({ campaign: { ...campaign, ...changes } });
    expect(await screen.findByRole('button', { name: text })).toBeTruthy();
  });

  it('a group that did not come about is told, with the way on', async () => {
    open({ campaign: { ...campaign, own: { taken: false, group: { ...mine, state: 'FAILED' } } } });
    expect(await screen.findByText('没有成团')).toBeTruthy();
    expect(button('发起3人团')).toBeTruthy();
  });

  it('one that is not there leads to the others', async () => {
    open({ params: { id: 'nowhere' } });
    expect(await screen.findByText('没有找到这个活动')).toBeTruthy();
    expect(button('看看其他活动')).toBeTruthy();
  });
});

describe('a group, by its link', () => {
  const params = { id: 'together', group: 'unguessable' };
  beforeEach(() => enterAsMember());

  it('is completed by who comes last', async () => {
    open({ params });
    expect(await screen.findByText('还差1人成团')).toBeTruthy();
    fireEvent.click(button('参加这个团'));
    expect(await screen.findByText('成团了')).toBeTruthy();
    expect(screen.getByText('优惠券已放进您的账户，下单时可以使用。')).toBeTruthy();
  });

  it('who comes too late is told so in one sentence, and sees how it stands', async () => {
    open({ params, refusal: '这个团已经满员成团，您可以自己发起一个' });
    fireEvent.click(await screen.findByRole('button', { name: '参加这个团' }));
    await waitFor(() =>
      expect(root.get(OverlayStore).toast?.text).toBe('这个团已经满员成团，您可以自己发起一个'),
    );
    expect(await screen.findByText('这个团已经成团')).toBeTruthy();
    expect(button('发起3人团')).toBeTruthy();
  });

  it('shows by itself what others do meanwhile', async () => {
    jest.useFakeTimers();
    try {
      const { server } = open({ params });
      await act(() => jest.advanceTimersByTimeAsync(100));
      const before = server.calls.filter(({ endpoint }) => endpoint === 'GET /api/party/group/detail').length;
      await act(() => jest.advanceTimersByTimeAsync(5000));
      const after = server.calls.filter(({ endpoint }) => endpoint === 'GET /api/party/group/detail').length;
      expect(after).toBeGreaterThan(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('a visitor logs in over it', async () => {
    enterAsVisitor();
    open({ params });
    fireEvent.click(await screen.findByRole('button', { name: '参加这个团' }));
    expect(await screen.findByText('登录后参加拼团')).toBeTruthy();
  });

  it('one that is not there says so', async () => {
    open({ params: { group: 'wrong' } });
    expect(await screen.findByText('没有找到这个团')).toBeTruthy();
  });
});

describe('all activities (specification §7, get_activity_home)', () => {
  it('those of the city, and what a member has of them', async () => {
    enterAsMember();
    open({ params: {} });
    expect(await screen.findByText('我的团')).toBeTruthy();
    expect(screen.getByText(/^还差2人，/)).toBeTruthy();
    expect(screen.getByText('我的活动券')).toBeTruthy();
    expect(screen.getByText('早鸟')).toBeTruthy();
    expect(screen.getByText('2026年1月1日 00:00开始')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(button(/早鸟/));
    expect(host.stack.at(-1)).toContain('/activity_mobile?id=soon');
  });
});
