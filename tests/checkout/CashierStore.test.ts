import { CashierStore } from '@/checkout/CashierStore';
import { ErrorCode } from '@/domain/errorCode';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { rentalDue } from '../support/dues';
import { Refusal, serve } from '../support/fakeServer';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

const rental = { kind: 'RENTAL', id: 'D1' };
const fine = { kind: 'FINE', id: 'D1' };

beforeEach(() => enterAsMember());
afterEach(enterAsVisitor);

describe('CashierStore', () => {
  it('tells subjects apart by kind and id, and forgets them for another member', async () => {
    serve({ 'GET /api/pay/get_due': subject => rentalDue({ subject }) });
    const root = new RootStore();
    const store = root.get(CashierStore);
    const due = store.dueOf(rental);
    await due.load();
    expect(due.data?.subject).toEqual(rental);
    expect(store.dueOf(rental)).toBe(due);
    expect(store.dueOf(fine).data).toBeUndefined();
    root.get(SessionStore).forget();
    expect([due.data, store.dueOf(rental) === due]).toEqual([undefined, false]);
  });

  it('takes the way that was chosen where it is open, else the first that is', () => {
    const store = new RootStore().get(CashierStore);
    expect(store.methodOf({ methods: ['ALIPAY', 'BALANCE'] })).toBe('ALIPAY');
    store.choose('BALANCE');
    expect(store.methodOf({ methods: ['ALIPAY', 'BALANCE'] })).toBe('BALANCE');
    expect(store.methodOf({ methods: ['ALIPAY'] })).toBe('ALIPAY');
    expect(store.methodOf({ methods: [] })).toBeUndefined();
  });

  it('begins a payment whose answer was lost again by the same key; any other has a key of its own', async () => {
    const keys: string[] = [];
    let answer: () => never;
    serve({
      'POST /api/pay/begin': ({ client_key }) => {
        keys.push(client_key);
        return answer();
      },
    });
    const store = new RootStore().get(CashierStore);
    const lost = (): never => {
      throw new Error('the network is gone');
    };
    const refused = (): never => {
      throw new Refusal(ErrorCode.ORDER_STATE, '上一笔支付的结果正在确认，请稍候');
    };
    for (const next of [lost, refused, refused]) {
      answer = next;
      await expect(store.pay(rental, 'WECHAT')).rejects.toThrow();
    }
    answer = lost;
    await expect(store.pay(fine, 'WECHAT')).rejects.toThrow();
    const [first, again, ...others] = keys;
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('says from where it is paid, unless from the balance, for a cashier that leads back (issue 12, real payment)', async () => {
    const begun: unknown[] = [];
    serve({
      'POST /api/pay/begin': ({ method, host_code, page }) => {
        begun.push({ method, host_code, page });
        return { payment_id: 'P1', amount: 56200, instruction: { kind: 'PAID' } };
      },
    });
    const store = new RootStore().get(CashierStore);
    window.history.replaceState(null, '', '/pay?orderid=D1');
    await store.pay(rental, 'WECHAT');
    await store.pay(rental, 'BALANCE');
    window.history.replaceState(null, '', `/pay?orderid=${'D'.repeat(500)}`);
    await store.pay(rental, 'ALIPAY');
    window.history.replaceState(null, '', '/');
    expect(begun).toEqual([
      { method: 'WECHAT', page: '/pay?orderid=D1' },
      { method: 'BALANCE' },
      { method: 'ALIPAY' },
    ]);
  });

  it('has another key for each way to pay, for what comes after a payment that began, and for another member', async () => {
    const keys: string[] = [];
    let isReached = false;
    serve({
      'POST /api/pay/begin': ({ client_key }) => {
        keys.push(client_key);
        if (!isReached) throw new Error('the network is gone');
        return { payment_id: 'P1', amount: 56200, instruction: { kind: 'SANDBOX' } };
      },
    });
    const root = new RootStore();
    const store = root.get(CashierStore);
    await expect(store.pay(rental, 'WECHAT')).rejects.toThrow();
    isReached = true;
    await store.pay(rental, 'ALIPAY');
    await store.pay(rental, 'ALIPAY');
    isReached = false;
    await expect(store.pay(rental, 'WECHAT')).rejects.toThrow();
    root.get(SessionStore).forget();
    enterAsMember();
    await expect(store.pay(rental, 'WECHAT')).rejects.toThrow();
    expect(new Set(keys).size).toBe(5);
  });
});
