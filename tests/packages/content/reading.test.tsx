import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Agreements from '@/packages/content/pages/agreements/index';
import BulletinScreen from '@/packages/content/pages/bulletin/index';
import Bulletins from '@/packages/content/pages/bulletins/index';
import Contact from '@/packages/content/pages/contact/index';
import Help from '@/packages/content/pages/help/index';
import Rules from '@/packages/content/pages/rules/index';
import { BulletinsStore } from '@/packages/content/stores/BulletinsStore';
import { matchUrl } from '@/routes/match';
import { FaqStore } from '@/stores/FaqStore';
import { root } from '@/stores/rootContext';
import type { Bulletin } from '~types/api/content';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';

const text = {
  version: '1.2',
  updated: '2026-11-01',
  sections: [{ title: '什么时候退', paragraphs: ['很快'] }],
};
const warning: Bulletin = { id: 'B1', title: '谨防诈骗', published_time: '2026-11-09T10:00:00+08:00' };

let notices: Bulletin[] = [];
beforeEach(() => {
  host.params = {};
  host.navigations.length = 0;
  notices = [warning];
  root.get(BulletinsStore).list.clear();
  root.get(FaqStore).questions.clear();
  serve({
    'GET /api/agreement/get_list': () => ({
      agreements: [{ id: 'privacy', title: '隐私政策', version: '1.2', updated: '2026-11-01' }],
    }),
    'GET /api/agreement/get_detail': ({ id }) => ({ id, title: '隐私政策', ...text }),
    'GET /api/document/get_list': () => ({
      groups: [{ title: '租车', documents: [{ id: 'deposit', title: '押金规则' }] }],
    }),
    'GET /api/document/get_detail': ({ id }) => {
      if (id !== 'deposit') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这份文档');
      return { id, title: '押金规则', ...text };
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

describe('协议 (specification §2, /profile/more/agreements)', () => {
  it('lists each with version and date, and opens its text', async () => {
    render(<Agreements />);
    await tap(/^隐私政策.*版本1.2，更新于2026-11-01/);
    expect(last()).toBe('/profile/more/agreements?id=privacy');
    cleanup();
    host.params = { id: 'privacy' };
    render(<Agreements />);
    expect(await screen.findByRole('heading', { name: '什么时候退' })).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    await tap(/^查看全部协议/);
    expect(last()).toBe('/profile/more/agreements');
  });
});

describe('规则 (specification §2, /profile/more/rules and the static pages)', () => {
  it('lists the documents by subject, and opens one', async () => {
    render(<Rules />);
    expect(await screen.findByRole('heading', { name: '租车' })).toBeTruthy();
    await tap(/^押金规则/);
    expect(last()).toBe('/profile/more/rules?doc=deposit');
  });

  it.each(['/campus/deposit', '/mall/deposit', '/time_sharing/deposit', '/avis_rule/deposit'])(
    'is what %s opens',
    async url => {
      const match = matchUrl(url);
      expect(match?.name).toBe('content.rules');
      host.params = match?.query ?? {};
      render(<Rules />);
      expect(await screen.findByRole('heading', { name: '押金规则' })).toBeTruthy();
    },
  );

  it('says of an unknown one that there is none, with a way to all', async () => {
    host.params = { doc: 'gone' };
    render(<Rules />);
    expect(await screen.findByRole('heading', { name: '没有找到这篇内容' })).toBeTruthy();
    await tap(/^查看全部规则/);
    expect(last()).toBe('/profile/more/rules');
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
