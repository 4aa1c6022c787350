import { ErrorCode } from '@/domain/errorCode';
import { defineAction } from '@/page/defineAction';
import { ApiError } from '@/services/ApiError';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { deferred } from '../support/deferred';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

const overlay = root.get(OverlayStore);
const loginFor = (url: string) => `/login?return_url=${encodeURIComponent(url)}`;

beforeEach(() => {
  enterAsMember();
  overlay.hideToast();
});

describe('defineAction', () => {
  it('performs with what it is given and resolves with the result', async () => {
    const double = defineAction<number, number>({ perform: count => Promise.resolve(count * 2) });
    await expect(double.run(21)).resolves.toBe(42);
    expect(double.isRunning).toBe(false);
  });

  it('blocks a double tap', async () => {
    const answer = deferred<string>();
    const perform = jest.fn(() => answer.promise);
    const action = defineAction<void, string>({ perform });
    const first = action.run();
    const second = action.run();
    expect(action.isRunning).toBe(true);
    answer.resolve('done');
    await expect(first).resolves.toBe('done');
    await expect(second).resolves.toBeUndefined();
    expect(perform).toHaveBeenCalledTimes(1);
    await action.run();
    expect(perform).toHaveBeenCalledTimes(2);
  });
});

describe('an action that asks first (specification §2, confirm dialog)', () => {
  const question = { title: '取消订单', content: '违约金50元，确定取消吗？' };

  it('does nothing when it is declined, and can be tapped again', async () => {
    const perform = jest.fn(() => Promise.resolve());
    const action = defineAction({ confirm: () => question, perform });
    const running = action.run();
    expect(overlay.dialog).toMatchObject(question);
    overlay.settleDialog(false);
    await expect(running).resolves.toBeUndefined();
    expect(perform).not.toHaveBeenCalled();
    expect(action.isRunning).toBe(false);
  });

  it('performs when it is confirmed; a second tap opens no second dialog', async () => {
    const action = defineAction<void, string>({
      confirm: () => question,
      perform: () => Promise.resolve('done'),
    });
    const running = action.run();
    await expect(action.run()).resolves.toBeUndefined();
    overlay.settleDialog(true);
    await expect(running).resolves.toBe('done');
  });

  it('asks nothing when there is nothing to ask', async () => {
    const action = defineAction<void, string>({
      confirm: () => undefined,
      perform: () => Promise.resolve('done'),
    });
    await expect(action.run()).resolves.toBe('done');
  });
});

describe('an action that needs login (specification §6)', () => {
  const action = (perform: () => Promise<string>) =>
    defineAction<string, string>({ auth: id => `/cardetail?cartype_id=${id}`, perform });

  it('leads a visitor to the login first, and back', async () => {
    enterAsVisitor();
    const perform = jest.fn(() => Promise.resolve('done'));
    await expect(action(perform).run('C1')).resolves.toBeUndefined();
    expect(perform).not.toHaveBeenCalled();
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: loginFor('/cardetail?cartype_id=C1') }]);
  });

  it('a session that ended meanwhile leads there too, without a scolding', async () => {
    const ended = new ApiError(-1, '请先登录', ErrorCode.NOT_LOGGED_IN);
    await action(() => Promise.reject(ended)).run('C1');
    expect(host.navigations).toEqual([{ kind: 'navigateTo', url: loginFor('/cardetail?cartype_id=C1') }]);
    expect(overlay.toast).toBeUndefined();
  });

  it('and leaves that to a screen which leads there by itself, so that one login is open, not two', async () => {
    const ended = new ApiError(-1, '请先登录', ErrorCode.NOT_LOGGED_IN);
    await defineAction({
      auth: () => '/reserve_car/remind?orderid=O1',
      perform: () => Promise.reject(ended),
    }).run();
    expect(host.navigations).toEqual([]);
    expect(overlay.toast).toBeUndefined();
  });
});

describe('an action that fails (specification §8)', () => {
  it('tells one sentence and can be tapped again', async () => {
    const action = defineAction({ perform: () => Promise.reject(new ApiError(-1, '这辆车刚刚被订走了')) });
    await expect(action.run()).resolves.toBeUndefined();
    expect(overlay.toast?.text).toBe('这辆车刚刚被订走了');
    expect(action.isRunning).toBe(false);
  });

  it('never shows what a program says to programmers', async () => {
    await defineAction({ perform: () => Promise.reject(new TypeError('x is undefined')) }).run();
    expect(overlay.toast?.text).toBe('出了点问题，请稍后再试');
  });

  it('a screen may answer an error itself and leave the others to the toast', async () => {
    const answered: unknown[] = [];
    const action = defineAction<number, void>({
      perform: code => Promise.reject(new ApiError(-1, `错误${code}`, code)),
      onError(problem) {
        if (!(problem instanceof ApiError) || problem.code !== ErrorCode.PRICE_CHANGED) return false;
        answered.push(problem.code);
        return true;
      },
    });
    await action.run(ErrorCode.PRICE_CHANGED);
    expect(answered).toEqual([ErrorCode.PRICE_CHANGED]);
    expect(overlay.toast).toBeUndefined();
    await action.run(ErrorCode.SOLD_OUT);
    expect(overlay.toast?.text).toBe('错误42001');
  });
});
