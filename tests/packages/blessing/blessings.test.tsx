import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import CreateGreeting from '@/packages/blessing/pages/create/index';
import ReceiveBlessing from '@/packages/blessing/pages/receive/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { ReceivedBlessing, SentBlessing } from '~types/api/blessing';
import { accessibilityProblems } from '../../support/accessibility';
import { fifty, twenty } from '../../support/coupons';
import { Refusal, serve, type FakeServer } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /create_greeting and /receive_blessing; issue 12, blessing from sender to receiver.

const waiting: SentBlessing = {
  id: 'B1',
  secret: 'unguessable',
  card: 'BIRTHDAY',
  words: '生日快乐',
  coupon: fifty,
  state: 'WAITING',
  valid_to: '2030-11-26T09:00:00+08:00',
  created_at: '2030-11-23T09:00:00+08:00',
};
const claimed: SentBlessing = {
  ...waiting,
  id: 'B2',
  coupon: twenty,
  state: 'CLAIMED',
  claimed: { by: '138****8000', at: '2030-11-24T10:30:00+08:00' },
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const lastOf = (server: FakeServer, endpoint: string) =>
  server.calls.filter(call => call.endpoint === endpoint).pop()?.params;

describe('sending', () => {
  function open(coupons = [fifty, twenty], list = [waiting, claimed]): FakeServer {
    let sent = list;
    const server = serve({
      'GET /api/account/bless/get_coupons': () => ({ coupons }),
      'GET /api/account/bless/get_list': () => ({ blessings: sent, total: sent.length }),
      'POST /api/account/bless/create': ({ card, words, coupon_id }) => {
        if (coupon_id === twenty.id)
          throw new Refusal(ErrorCode.COUPON_UNUSABLE, '这张优惠券已使用或已过期，请换一张');
        return { ...waiting, card, words };
      },
      'POST /api/account/bless/take_back': () => {
        sent = sent.map(blessing => (blessing.id === 'B1' ? { ...blessing, state: 'TAKEN_BACK' } : blessing));
        return { ...waiting, state: 'TAKEN_BACK' };
      },
    });
    host.stack = ['/profile', '/create_greeting'];
    host.params = {};
    render(<CreateGreeting />);
    return server;
  }
  beforeEach(() => enterAsMember());

  it('is written, and then goes to a friend by its link', async () => {
    const server = open();
    fireEvent.click(await screen.findByRole('button', { name: '生日快乐' }));
    const words = screen.getByLabelText<HTMLTextAreaElement>('祝福语');
    expect(words.value).toContain('生日快乐');
    fireEvent.change(words, { target: { value: '小明生日快乐' } });
    // Own words stay with another card.
    fireEvent.click(button('假期愉快'));
    expect(words.value).toBe('小明生日快乐');
    fireEvent.click(screen.getByRole('button', { name: /新人立减50元/ }));
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(button('生成祝福'));
    expect(await screen.findByText('祝福已生成，发给朋友吧')).toBeTruthy();
    expect(lastOf(server, 'POST /api/account/bless/create')).toMatchObject({
      card: 'HOLIDAY',
      words: '小明生日快乐',
      coupon_id: fifty.id,
    });
    expect(screen.getByText(/\/receive_blessing\?code=unguessable$/)).toBeTruthy();
    expect(screen.getByText(/请在11月26日 09:00前让朋友打开领取/)).toBeTruthy();
  });

  it('says at the field what is missing, and nothing is sent', async () => {
    const server = open();
    const words = await screen.findByLabelText('祝福语');
    fireEvent.change(words, { target: { value: '打13800138000' } });
    fireEvent.click(button('生成祝福'));
    expect(await screen.findByText('祝福里请不要写电话、网址或联系方式')).toBeTruthy();
    expect(screen.getByText('请选一张要送的优惠券')).toBeTruthy();
    expect(lastOf(server, 'POST /api/account/bless/create')).toBeUndefined();
  });

  it('a coupon that was used meanwhile is refused in a sentence, and what was written stays', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('祝福语'), { target: { value: '路上小心' } });
    fireEvent.click(screen.getByRole('button', { name: /立减20元/ }));
    fireEvent.click(button('生成祝福'));
    expect(await screen.findByText('这张优惠券已使用或已过期，请换一张')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('祝福语').value).toBe('路上小心');
  });

  it('says so where there is no coupon to give', async () => {
    open([]);
    expect(await screen.findByText('没有可以送出的优惠券')).toBeTruthy();
  });

  it('tells who has claimed what was sent and when; what waits is taken back, once that is confirmed', async () => {
    const server = open();
    fireEvent.click(button('我送出的'));
    expect(await screen.findByText('11月23日 09:00送出，138****8000于11月24日 10:30领取')).toBeTruthy();
    fireEvent.click(button('收回新人立减50元'));
    await waitFor(() => expect(root.get(OverlayStore).dialog?.title).toBe('收回祝福'));
    expect(lastOf(server, 'POST /api/account/bless/take_back')).toBeUndefined();
    act(() => root.get(OverlayStore).settleDialog(true));
    expect(await screen.findByText('11月23日 09:00送出，已收回，优惠券已退回')).toBeTruthy();
    expect(lastOf(server, 'POST /api/account/bless/take_back')).toMatchObject({ blessing_id: 'B1' });
  });

  it('what waits is sent once more', async () => {
    open();
    fireEvent.click(button('我送出的'));
    fireEvent.click(await screen.findByRole('button', { name: '再次发送新人立减50元' }));
    expect(screen.getByText(/code=unguessable$/)).toBeTruthy();
  });

  it('asks a visitor to log in', () => {
    enterAsVisitor();
    open();
    expect(screen.getByText('登录后给朋友送祝福')).toBeTruthy();
  });
});

describe('receiving', () => {
  const received: ReceivedBlessing = {
    card: 'ROAD',
    words: '一路平安',
    coupon: fifty,
    state: 'WAITING',
    valid_to: '2030-11-26T09:00:00+08:00',
    from: '138****8000',
    role: 'OTHER',
  };

  /** A server with this blessing; `isTaken`: somebody else claims it while it is looked at. */
  function open(blessing: ReceivedBlessing = received, isTaken = false, code = 'unguessable'): FakeServer {
    let now = blessing;
    const server = serve({
      'GET /api/account/bless/get_detail': ({ secret }) => {
        if (secret === 'wrong') throw new Refusal(ErrorCode.NOT_FOUND, '没有找到这份祝福');
        return now;
      },
      'POST /api/account/bless/claim': () => {
        now = { ...now, state: 'CLAIMED', role: isTaken ? 'OTHER' : 'RECEIVER' };
        if (isTaken) throw new Refusal(ErrorCode.BLESSING_OVER, '这份祝福已被别人领取');
        return now;
      },
    });
    host.stack = ['/receive_blessing'];
    host.params = { code };
    render(<ReceiveBlessing />);
    return server;
  }
  beforeEach(() => enterAsMember());

  it('a member sees card, sender and until when, and has the coupon in a tap', async () => {
    const server = open();
    expect(await screen.findByText('来自 138****8000')).toBeTruthy();
    expect(screen.getByText('11月26日 09:00前可以领取，先到先得。')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(button('收下祝福'));
    expect(await screen.findByText('优惠券已放进您的账户，下单时可以使用。')).toBeTruthy();
    expect(lastOf(server, 'POST /api/account/bless/claim')).toMatchObject({ secret: 'unguessable' });
  });

  it('a visitor sees it too, and is asked for the login over it', async () => {
    enterAsVisitor();
    const server = open();
    fireEvent.click(await screen.findByRole('button', { name: '收下祝福' }));
    const sheet = within(await screen.findByRole('dialog', { name: '登录后收下祝福' }));
    expect(sheet.getByRole('button', { name: '登录并收下' })).toBeTruthy();
    expect(screen.getByText('一路平安', { selector: 'p' })).toBeTruthy();
    expect(lastOf(server, 'POST /api/account/bless/claim')).toBeUndefined();
  });

  it('when somebody was faster, it says so and offers no second claim', async () => {
    open(received, true);
    fireEvent.click(await screen.findByRole('button', { name: '收下祝福' }));
    expect(await screen.findByText('这份祝福已被别人领取。')).toBeTruthy();
    expect(root.get(OverlayStore).toast?.text).toBe('这份祝福已被别人领取');
    expect(screen.queryByRole('button', { name: '收下祝福' })).toBeNull();
    await act(() => Promise.resolve());
  });

  it.each([
    [{ state: 'EXPIRED' }, '没有在期限内领取，优惠券已退回送出的人。'],
    [{ state: 'TAKEN_BACK' }, '送出的人收回了这份祝福。'],
    [{ role: 'GIVER' }, '这是您送出的祝福，11月26日 09:00前可以领取。'],
    [{ role: 'GIVER', state: 'CLAIMED' }, '朋友已经领取。'],
  ] as const)('%j: %s', async (changes, sentence) => {
    open({ ...received, ...changes });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '收下祝福' })).toBeNull();
  });

  it('a link that is not whole says so', async () => {
    open(received, false, 'wrong');
    expect(await screen.findByText('没有找到这份祝福')).toBeTruthy();
    expect(screen.getByText('链接可能不完整，请让朋友重新发给您。')).toBeTruthy();
  });
});
