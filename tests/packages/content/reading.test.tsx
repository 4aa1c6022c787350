import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Agreements from '@/packages/content/pages/agreements/index';
import BulletinScreen from '@/packages/content/pages/bulletin/index';
import Bulletins from '@/packages/content/pages/bulletins/index';
import Campus from '@/packages/content/pages/campus/index';
import Contact from '@/packages/content/pages/contact/index';
import Fees from '@/packages/content/pages/fees/index';
import Help from '@/packages/content/pages/help/index';
import Rules from '@/packages/content/pages/rules/index';
import TimeSharing from '@/packages/content/pages/time-sharing/index';
import { BulletinsStore } from '@/packages/content/stores/BulletinsStore';
import { matchUrl } from '@/routes/match';
import { FaqStore } from '@/stores/FaqStore';
import { root } from '@/stores/rootContext';
import type { AgreementElsewhere, Bulletin } from '~types/api/content';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';

// Nothing is laid out here.
jest.mock('@/platform/scroll', () => ({
  ...jest.requireActual<object>('@/platform/scroll'),
  scrollToElement: jest.fn(),
}));
const leadTo = jest.fn<undefined, [string]>();
jest.mock('@/platform/foreignPage', () => ({ canLeadTo: true, leadTo: (url: string) => leadTo(url) }));

const text = {
  version: '1.2',
  updated: '2026-11-01',
};
let sections: { title: string; paragraphs: string[] }[] = [];
let elsewhere: AgreementElsewhere[] = [];
/** What was asked of the documents. */
let asked: object[] = [];
const warning: Bulletin = { id: 'B1', title: '谨防诈骗', published_time: '2026-11-09T10:00:00+08:00' };

let notices: Bulletin[] = [];
beforeEach(() => {
  host.params = {};
  host.navigations.length = 0;
  notices = [warning];
  asked = [];
  elsewhere = [];
  leadTo.mockClear();
  sections = [
    { title: '什么时候退', paragraphs: ['很快'] },
    { title: '晚还车', paragraphs: ['晚还不退。'] },
    { title: '其他', paragraphs: ['没有了。'] },
  ];
  root.get(BulletinsStore).list.clear();
  root.get(FaqStore).questions.clear();
  serve({
    'GET /api/agreement/get_list': () => ({
      agreements: [{ id: 'privacy', title: '隐私政策', version: '1.2', updated: '2026-11-01' }],
      elsewhere,
    }),
    'GET /api/agreement/get_detail': ({ id }) => {
      if (id !== 'privacy') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这份协议');
      return { id, title: '隐私政策', ...text, sections };
    },
    'GET /api/document/get_list': request => {
      asked.push(request);
      const { family = 'rules', keyword } = request;
      const found = { id: 'deposit', title: '押金规则', updated: '2026-11-01' };
      const documents = [keyword === undefined ? found : { ...found, hits: 2 }];
      return { groups: keyword === '飞机' ? [] : [{ family, title: '租车', documents }] };
    },
    'GET /api/document/get_detail': request => {
      asked.push(request);
      const { id } = request;
      if (id !== 'deposit') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这份文档');
      return { id, title: '押金规则', ...text, sections };
    },
    'GET /api/system/bulletin/get_list': () => ({ bulletins: notices, total: notices.length }),
    'GET /api/system/bulletin/detail': () => ({ ...warning, paragraphs: ['请直接挂断'] }),
    'GET /api/faq/get_list': () => ({
      groups: [{ id: 'payment', title: '押金与支付', items: [{ id: 'Q1', question: '押金多久退还？' }] }],
      hotline: '400-000-0000',
      hours: '每天',
    }),
  });
});
afterEach(cleanup);

const last = (): string | undefined => host.navigations.at(-1)?.url;
const tap = async (name: RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe('协议 (specification §2, /profile/more/agreements, /avis_rule/:doc)', () => {
  it('lists each with version and date, and opens its text', async () => {
    render(<Agreements />);
    await tap(/^隐私政策.*版本1.2，更新于2026-11-01/);
    expect(last()).toBe('/profile/more/agreements?doc=privacy');
    cleanup();
    const match = matchUrl('/avis_rule/privacy');
    expect(match?.name).toBe('content.agreements');
    host.params = match?.query ?? {};
    render(<Agreements />);
    expect(await screen.findByRole('heading', { name: '什么时候退' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    await tap(/^查看全部协议/);
    expect(last()).toBe('/profile/more/agreements');
  });

  it('says of an unknown one that there is none, with a way to all', async () => {
    host.params = { doc: 'gone' };
    render(<Agreements />);
    expect(await screen.findByRole('heading', { name: '没有找到这篇内容' })).toBeTruthy();
    await tap(/^查看全部协议/);
    expect(last()).toBe('/profile/more/agreements');
  });

  it('leads to one that somebody else publishes, by its row alone, and says where that is', async () => {
    elsewhere = [{ id: 'insurance', title: '保险条款', url: 'https://docs.example.com/insurance.html' }];
    render(<Agreements />);
    await tap(/^保险条款.*由其他机构发布/);
    expect(last()).toBe('/profile/more/agreements?doc=insurance');
    expect(leadTo).not.toHaveBeenCalled();
    cleanup();
    host.params = { doc: 'insurance' };
    render(<Agreements />);
    expect(await screen.findByText(/docs\.example\.com/)).toBeTruthy();
    expect(leadTo.mock.calls).toEqual([['https://docs.example.com/insurance.html']]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'leads nowhere for %s, which is the name of no row',
    async doc => {
      elsewhere = [{ id: 'insurance', title: '保险条款', url: 'https://docs.example.com/insurance.html' }];
      host.params = { doc };
      render(<Agreements />);
      expect(await screen.findByRole('heading', { name: '没有找到这篇内容' })).toBeTruthy();
      expect(leadTo).not.toHaveBeenCalled();
    },
  );
});

describe('规则 (specification §2, /profile/more/rules and the static pages)', () => {
  it('lists the documents by subject, and opens one', async () => {
    render(<Rules />);
    expect(await screen.findByRole('heading', { name: '租车' })).toBeTruthy();
    await tap(/^押金规则/);
    expect(last()).toBe('/profile/more/rules?doc=deposit');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it.each([
    ['/campus', 'content.campus', 'campus', Campus],
    ['/mall', 'content.fees', 'mall', Fees],
    ['/time_sharing', 'content.timeSharing', 'time_sharing', TimeSharing],
  ] as const)('%s lists its family, and a document below it opens', async (url, name, family, Screen) => {
    expect(matchUrl(url)?.name).toBe(name);
    render(<Screen />);
    await tap(/^押金规则/);
    expect(asked).toEqual([{ family }]);
    expect(last()).toBe(`${url}?doc=deposit`);
    cleanup();
    host.params = matchUrl(`${url}/deposit`)?.query ?? {};
    render(<Screen />);
    expect(await screen.findByRole('heading', { name: '押金规则' })).toBeTruthy();
    expect(asked.at(-1)).toEqual({ id: 'deposit', family });
  });

  it('searches through all, and opens what was found with it marked', async () => {
    render(<Rules />);
    fireEvent.input(await screen.findByRole('searchbox'), { target: { value: '晚还' } });
    await tap(/^押金规则.*2处/);
    expect(asked.at(-1)).toEqual({ keyword: '晚还' });
    expect(last()).toBe(`/profile/more/rules?doc=deposit&q=${encodeURIComponent('晚还')}`);
  });

  it('says when nothing holds what is searched, with a way on', async () => {
    render(<Rules />);
    fireEvent.input(await screen.findByRole('searchbox'), { target: { value: '飞机' } });
    expect(await screen.findByRole('heading', { name: '没有找到相关内容' })).toBeTruthy();
    await tap(/^问在线客服/);
    expect(last()).toBe('/customer_service/chat');
  });

  it('says of an unknown one that there is none, with a way to all', async () => {
    host.params = { doc: 'gone' };
    render(<Rules />);
    expect(await screen.findByRole('heading', { name: '没有找到这篇内容' })).toBeTruthy();
    await tap(/^查看全部规则/);
    expect(last()).toBe('/profile/more/rules');
  });
});

describe('a text to read (issue 14: table of contents, search, date of the version)', () => {
  beforeEach(() => {
    host.params = { doc: 'deposit' };
  });
  const marks = (): string[] => [...document.querySelectorAll('mark')].map(mark => mark.textContent);

  it('has its headings in order, its version, and a table of contents that moves the focus', async () => {
    render(<Rules />);
    const contents = await screen.findByRole('navigation', { name: '目录' });
    expect(screen.getByText('版本1.2，更新于2026-11-01')).toBeTruthy();
    const levels = screen.getAllByRole('heading').map(heading => Number(heading.tagName.slice(1)));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    fireEvent.click(within(contents).getByRole('button', { name: '晚还车' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '晚还车' }));
  });

  it('has none where there is little to choose from', async () => {
    sections = sections.slice(0, 2);
    render(<Rules />);
    expect(await screen.findByRole('heading', { name: '什么时候退' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '目录' })).toBeNull();
  });

  it('says how often something is there, marks it, and goes from one to the next and round', async () => {
    render(<Rules />);
    fireEvent.input(await screen.findByRole('searchbox'), { target: { value: '晚还' } });
    expect(screen.getByRole('status', { name: '搜索结果' }).textContent).toBe('找到2处');
    expect(marks()).toEqual(['晚还', '晚还']);
    const [first, second] = [...document.querySelectorAll('mark')];
    await tap(/^下一处/);
    expect(screen.getByRole('status', { name: '搜索结果' }).textContent).toBe('第1处，共2处');
    expect(document.activeElement).toBe(first);
    await tap(/^下一处/);
    expect(document.activeElement).toBe(second);
    await tap(/^下一处/);
    expect(document.activeElement).toBe(first);
    await tap(/^上一处/);
    expect(screen.getByRole('status', { name: '搜索结果' }).textContent).toBe('第2处，共2处');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says when it is not there, and takes what is typed as text alone', async () => {
    render(<Rules />);
    fireEvent.input(await screen.findByRole('searchbox'), { target: { value: '<b>.*' } });
    expect(screen.getByRole('status', { name: '搜索结果' }).textContent).toBe('没有找到，换个词试试');
    expect(marks()).toEqual([]);
    expect(screen.queryByRole('button', { name: '下一处' })).toBeNull();
  });

  it('begins with what was searched in the list', async () => {
    host.params = { doc: 'deposit', q: '很快' };
    render(<Rules />);
    expect((await screen.findByRole('status', { name: '搜索结果' })).textContent).toBe('找到1处');
    expect(marks()).toEqual(['很快']);
  });
});

describe('公告 (specification §2, /profile/more/bulletin_detail)', () => {
  it('lists the notices with their day, and opens one', async () => {
    render(<Bulletins />);
    await tap(/^谨防诈骗.*2026年11月9日/);
    expect(last()).toBe('/profile/more/bulletin_detail?id=B1');
    cleanup();
    host.params = { id: 'B1' };
    render(<BulletinScreen />);
    expect(await screen.findByText('请直接挂断')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says when there is none', async () => {
    notices = [];
    render(<Bulletins />);
    expect(await screen.findByText('还没有公告')).toBeTruthy();
  });
});

describe('帮助 and 联系我们 (specification §2, /profile/more/help, contact_us)', () => {
  it('leads from a topic to its questions and their answers', async () => {
    render(<Help />);
    await tap(/^押金与支付.*1个问题/);
    expect(last()).toBe('/profile/more/help?topic=payment');
    cleanup();
    host.params = { topic: 'payment' };
    render(<Help />);
    await tap(/^押金多久退还/);
    expect(last()).toBe('/customer_service/detail?id=Q1');
  });

  it('says of a topic that is gone that it is, with a way to all', async () => {
    host.params = { topic: 'gone' };
    render(<Help />);
    expect(await screen.findByText('没有找到这个主题')).toBeTruthy();
    await tap(/^查看全部主题/);
    expect(last()).toBe('/profile/more/help');
  });

  it('has the telephone, the chat, the sites and the orders', async () => {
    render(<Contact />);
    expect(await screen.findByRole('button', { name: '拨打客服热线400-000-0000' })).toBeTruthy();
    await tap(/^在线客服/);
    expect(last()).toBe('/customer_service/chat');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
