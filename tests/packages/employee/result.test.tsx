import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import EmployeeResult from '@/packages/employee/pages/result/index';
import { EmployeeStore } from '@/packages/employee/stores/EmployeeStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { PriceLevelStore } from '@/stores/PriceLevelStore';
import { root } from '@/stores/rootContext';
import type { CompanyRelation } from '~types/api/employee';
import { accessibilityProblems } from '../../support/accessibility';
import { fifty } from '../../support/coupons';
import { serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /employee_benefits/result; design/lines.md: benefits, until when, leaving.

const relation: CompanyRelation = {
  ...{ company: '海岚科技', mail: 'li***@hailan.example', percent: 12, is_over: false },
  coupons: [
    { ...fifty, id: 'K1', name: '企业专享立减60元' },
    { ...fifty, id: 'K2', name: '员工周末9折券', status: 1 },
  ],
  ...{ joined_at: '2026-11-23T09:00:00+08:00', valid_to: '2027-12-31T23:59:59+08:00' },
};

function open(changes: Partial<CompanyRelation> | null = {}): FakeServer {
  let now = changes === null ? {} : { relation: { ...relation, ...changes } };
  const server = serve({
    'GET /api/user/company/relation/get_detail': () => now,
    'POST /api/user/company/relation/leave': () => {
      now = {};
      return {};
    },
  });
  host.stack = ['/employee_benefits/result'];
  render(<EmployeeResult />);
  return server;
}
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  enterAsMember();
  root.get(EmployeeStore).relation.clear();
  root.get(OverlayStore).clear();
});
afterEach(() => enterAsVisitor());

describe('我的员工福利', () => {
  it('says what the company gives, until when, by which address, and which coupons are there', async () => {
    open();
    expect(await screen.findByRole('heading', { name: '海岚科技' })).toBeTruthy();
    expect(screen.getByText('租车费8.8折')).toBeTruthy();
    expect(screen.getByText('li***@hailan.example')).toBeTruthy();
    expect(screen.getByText('2027年12月31日')).toBeTruthy();
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('企业专享立减60元'),
      expect.stringContaining('已使用'),
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('of a company of coupons alone promises no price', async () => {
    open({ percent: 0 });
    expect(await screen.findByText('企业专享优惠券')).toBeTruthy();
    expect(screen.queryByText(/折$/)).toBeNull();
  });

  it('says so when the benefits are over, and what that means', async () => {
    open({ is_over: true, coupons: [] });
    expect(await screen.findByText('福利已到期')).toBeTruthy();
    expect(screen.getByText(/^福利已于2027年12月31日到期，新订单按原价计算。/)).toBeTruthy();
  });

  it('asks before it leaves, and then the prices follow', async () => {
    open();
    const { turn } = root.get(PriceLevelStore);
    await screen.findByRole('heading', { name: '海岚科技' });
    tap('退出员工福利');
    const overlay = root.get(OverlayStore);
    await waitFor(() => expect(overlay.dialog?.content).toContain('未使用的企业优惠券会收回'));
    act(() => overlay.settleDialog(true));
    expect(await screen.findByText('还没有加入员工福利')).toBeTruthy();
    expect(root.get(PriceLevelStore).turn).toBe(turn + 1);
  });

  it('leads who has joined none to joining, and a visitor to the login', async () => {
    open(null);
    expect(await screen.findByRole('button', { name: '用企业邮箱加入' })).toBeTruthy();
    act(() => enterAsVisitor());
    tap('去登录');
    await waitFor(() =>
      expect(decodeURIComponent(host.navigations.at(-1)?.url ?? '')).toContain(
        'return_url=/employee_benefits/result',
      ),
    );
  });
});
