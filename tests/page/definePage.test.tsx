import { act, fireEvent, render, screen } from '@testing-library/react';
import { definePage, type ScreenProps } from '@/page/definePage';
import { setAnalyticsSink } from '@/services/analytics';
import { ChannelStore } from '@/stores/ChannelStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { PreferencesStore } from '@/stores/PreferencesStore';
import { root } from '@/stores/rootContext';
import { enterByChannel, leaveChannel } from '../support/channel';
import { hideScreen, host, showScreen } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

const OrderPage = definePage('order.detail', ({ params }: ScreenProps<'order.detail'>) => (
  <p>订单 {params.orderid}</p>
));
const OrdersPage = definePage('orders', () => <p>订单列表</p>);
const HomePage = definePage('home', () => <p>首页内容</p>);
const CarListPage = definePage('car.list', () => <p>车型</p>);

beforeEach(() => {
  leaveChannel();
  enterAsMember();
  act(() => root.get(OverlayStore).clear());
});

describe('parameters', () => {
  it('gives the screen what its row declares', () => {
    host.params = { orderid: 'D%2F1', stamp: '7' };
    render(<OrderPage />);
    expect(screen.getByText('订单 D/1')).toBeTruthy();
  });

  it('says what to do when a link lacks one, instead of a broken screen', () => {
    render(<OrderPage />);
    expect(screen.queryByText(/^订单 /)).toBeNull();
    expect(screen.getByRole('heading', { name: '链接不完整' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '回到首页' }));
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/' }]);
  });
});

describe('login guard (specification §6): a deep link is guarded too', () => {
  it('sends a visitor to the login in place of the page, which is never seen', () => {
    enterAsVisitor();
    render(<OrdersPage />);
    expect(screen.queryByText('订单列表')).toBeNull();
    expect(host.navigations).toEqual([{ kind: 'redirectTo', url: '/login?return_url=%2Forder' }]);
  });

  it('returns with the parameters of the page', () => {
    enterAsVisitor();
    APP_CONFIG.loginGate = 'all';
    try {
      host.params = { orderid: 'D1' };
      render(<OrderPage />);
      const [, query = ''] = host.navigations[0]?.url.split('?') ?? [];
      expect(decodeURIComponent(query)).toBe('return_url=/profile/order_detail?orderid=D1');
    } finally {
      APP_CONFIG.loginGate = 'auth';
    }
  });

  it.each([{ sources: 'alilite' }, { channel: 'BSGJ' }, { channel: 'TYJ' }, { channel: 'bashiguanjia' }])(
    'a visit that passes everywhere (%o) finds the login in place, never a page that cannot load (decision 16)',
    query => {
      enterAsVisitor();
      enterByChannel(query);
      render(<OrdersPage />);
      expect(screen.queryByText('订单列表')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: '去登录' }));
      expect(host.navigations).toEqual([{ kind: 'navigateTo', url: '/login?return_url=%2Forder' }]);
      act(() => enterAsMember());
      expect(screen.getByText('订单列表')).toBeTruthy();
    },
  );

  it('shows the page to a member', () => {
    render(<OrdersPage />);
    expect(screen.getByText('订单列表')).toBeTruthy();
    expect(host.navigations).toEqual([]);
  });

  it('another member, who logged in in another tab, begins with a screen of their own: nothing of the one before is left on it', () => {
    const typed = () => screen.getByRole<HTMLInputElement>('textbox');
    const Page = definePage('order.invoice', () => <input />);
    host.params = { orderid: 'D1' };
    render(<Page />);
    fireEvent.change(typed(), { target: { value: '某某有限公司' } });
    act(() => enterAsMember('13900000000'));
    expect(typed().value).toBe('');
  });

  it('notices at the next look that the session ended in another tab', () => {
    render(<OrdersPage />);
    document.cookie = 'uid=; path=/; max-age=0';
    act(() => showScreen());
    expect(screen.queryByText('订单列表')).toBeNull();
    expect(host.navigations[0]?.url).toContain('/login');
  });

  it('a covered screen leads nowhere when the session ends', () => {
    render(<OrdersPage />);
    act(() => hideScreen());
    act(() => enterAsVisitor());
    expect(host.navigations).toEqual([]);
  });
});

describe('title and header (specification §2; exactly one title is visible)', () => {
  it('shows the row’s title, back and menu', () => {
    render(<CarListPage />);
    expect(screen.getByRole('heading', { level: 1, name: '选择车型' })).toBeTruthy();
    expect(document.title).toBe('选择车型');
    host.stack = ['/', '/carlist'];
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(host.navigations).toEqual([{ kind: 'navigateBack', url: '' }]);
  });

  it('a tab has no back button and the tab bar', () => {
    render(<HomePage />);
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '首页', current: 'page' })).toBeTruthy();
  });

  it('adapts the title to the channel', () => {
    enterByChannel({ channel: 'CL' });
    render(<HomePage />);
    expect(document.title).toBe('车轮租车');
    expect(screen.getByRole('heading', { level: 1, name: '车轮租车' })).toBeTruthy();
  });

  it('hides the header where the host draws one, and still tells the host its title', () => {
    enterByChannel({ channel: 'JD' });
    render(<HomePage />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(document.title).toBe('京东租车');
  });

  it('hides the tab bar for BSGJ', () => {
    enterByChannel({ channel: 'BSGJ' });
    render(<HomePage />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('我的 asks the host for /profile; without a page of its own a guest address changes nothing', () => {
    render(<HomePage />);
    fireEvent.click(screen.getByRole('button', { name: '我的' }));
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/profile' }]);
  });

  it('a channel whose life ended gives its title back', () => {
    enterByChannel({ channel: 'CL' });
    render(<HomePage />);
    jest.useFakeTimers({ now: Date.now() + 31 * 60_000 });
    try {
      act(() => showScreen());
    } finally {
      jest.useRealTimers();
    }
    expect(document.title).toBe('租车');
  });
});

describe('quick menu (specification §2: home, my orders, coupons, customer service)', () => {
  it('opens, leads and closes', () => {
    render(<CarListPage />);
    fireEvent.click(screen.getByRole('button', { name: '快捷菜单' }));
    const menu = screen.getByRole('dialog', { name: '快捷菜单' });
    const links = [...menu.querySelectorAll('button')].map(button => button.textContent).filter(Boolean);
    expect(links).toEqual(['首页', '我的订单', '优惠券', '客服']);
    fireEvent.click(screen.getByRole('button', { name: '我的订单' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.navigations).toEqual([{ kind: 'switchTab', url: '/order' }]);
  });

  it('a channel without menu has no button for it', () => {
    enterByChannel({ channel: 'HIDE' });
    render(<CarListPage />);
    expect(screen.queryByRole('button', { name: '快捷菜单' })).toBeNull();
  });

  it('is gone when the screen is left', () => {
    render(<CarListPage />);
    fireEvent.click(screen.getByRole('button', { name: '快捷菜单' }));
    act(() => hideScreen());
    act(() => showScreen());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what lies over a screen', () => {
  it('a toast is read out', () => {
    render(<CarListPage />);
    act(() => root.get(OverlayStore).showToast('网络错误，请检查网络'));
    expect(screen.getByRole('status').textContent).toBe('网络错误，请检查网络');
    act(() => root.get(OverlayStore).hideToast());
  });

  it('a question is asked and answered', async () => {
    render(<CarListPage />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = root.get(OverlayStore).confirm({ title: '取消订单', content: '确定取消吗？' });
    });
    expect(screen.getByRole('alertdialog', { name: '取消订单' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    await expect(answer).resolves.toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('elder mode shows everything larger at once', () => {
    const { container } = render(<CarListPage />);
    expect(container.querySelector('.elder')).toBeNull();
    act(() => root.get(PreferencesStore).setElder(true));
    expect(container.querySelector('.elder')).not.toBeNull();
    act(() => root.get(PreferencesStore).setElder(false));
  });

  it('turns dark at once, with all that lies around it (look.md, dark)', () => {
    const { container } = render(<CarListPage />);
    expect(container.querySelector('.dark')).toBeNull();
    act(() => root.get(PreferencesStore).setScheme('dark'));
    expect(container.querySelector('.dark')).not.toBeNull();
    expect(document.documentElement.className).toBe('dark');
    act(() => root.get(PreferencesStore).setScheme('device'));
    expect(document.documentElement.className).toBe('');
  });

  it('has the accent of its channel (issue 11)', () => {
    const { container } = render(<CarListPage />);
    expect(container.querySelector('.accent-blue')).toBeNull();
    act(() => root.get(ChannelStore).enter({ channel: 'ALI' }, Date.now()));
    expect(container.querySelector('.accent-blue')).not.toBeNull();
    act(() => root.get(ChannelStore).expire(Infinity));
  });
});

describe('tracking and defects', () => {
  it('reports the page by its label of specification §2, once for each look', () => {
    const pages: unknown[] = [];
    setAnalyticsSink((event, properties) => {
      if (event === '$pageview') pages.push(properties.page);
    });
    render(<HomePage />);
    act(() => showScreen());
    setAnalyticsSink(undefined);
    expect(pages).toEqual(['首页', '首页']);
  });

  it('keeps a defect inside the screen, says so in one sentence and reports its cause', () => {
    const reported: unknown[] = [];
    setAnalyticsSink((event, properties) => reported.push([event, properties]));
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Broken = definePage('car.list', () => {
      if (broken) throw new Error('x is undefined');
      return <p>车型</p>;
    });
    try {
      render(<Broken />);
    } finally {
      quiet.mockRestore();
      setAnalyticsSink(undefined);
    }
    expect(screen.getByRole('heading', { name: '页面出了点问题' })).toBeTruthy();
    expect(reported).toContainEqual(['screen_error', { screen: 'car.list', cause: 'x is undefined' }]);
    expect(document.body.textContent).not.toContain('undefined');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: '重新打开' }));
    expect(screen.getByText('车型')).toBeTruthy();
  });
});
