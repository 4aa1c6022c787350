import { setTimeout as pause } from 'node:timers/promises';
import { when } from 'mobx';
import { newCheckoutDraft } from '@/checkout/checkoutDraft';
import { ErrorCode } from '@/domain/errorCode';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { alternative } from '../support/carDetails';
import { fifty, twenty } from '../support/coupons';
import { host } from '../support/taro';
import { enterAsMember, enterAsVisitor } from '../support/visitor';
import { dayPasses, priceOf, refusal, type PassChoice } from './dayPasses';

beforeEach(() => enterAsMember());
afterEach(enterAsVisitor);

describe('Checkout of a line that sells days: no car, no site, an instalment plan', () => {
  it('prices what is chosen, anew whenever it changes, while a screen shows it', async () => {
    const passes = dayPasses();
    const close = passes.checkout.watch();
    await passes.priced();
    expect(passes.total()).toBe(200000);
    passes.choose(30);
    // The old price stays until the new one is there, and is not the price of the choice.
    expect([passes.total(), passes.checkout.isPriced]).toEqual([200000, false]);
    await passes.priced();
    expect(passes.total()).toBe(300000);
    // What a line's own quote tells besides is there.
    expect(passes.checkout.quote.data?.plan.map(({ fen }) => fen)).toEqual([150000, 150000]);
    close();
    passes.choose(40);
    expect(passes.checkout.isPriced).toBe(true);
  });

  it('orders the choice at the price that was seen, and hands the order back', async () => {
    const passes = dayPasses();
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect(passes.sent).toEqual([
      { days: 20, expected_total: 200000, client_key: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    ]);
    expect(passes.ordered).toEqual(['ZQ1']);
    expect(passes.checkout.refusal).toBeUndefined();
  });

  it('asks a visitor for the login once all that was typed is right, and then orders by itself', async () => {
    enterAsVisitor();
    const passes = dayPasses();
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect([passes.sent, passes.checkout.isLoginAsked, host.navigations]).toEqual([[], true, []]);
    enterAsMember();
    await passes.checkout.goOnAsMember();
    expect([passes.ordered, passes.checkout.isLoginAsked]).toEqual([['ZQ1'], false]);
  });

  it('asks for it again where the session ended meanwhile', async () => {
    const passes = dayPasses({
      submit: () => Promise.reject(refusal(ErrorCode.NOT_LOGGED_IN, '请先登录')),
    });
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect([passes.checkout.isLoginAsked, passes.checkout.refusal]).toEqual([true, undefined]);
  });

  it('shows a member what is different for them before anything is ordered: the coupons were a visitor’s', async () => {
    enterAsVisitor();
    const ofVisitor = { ...fifty, id: 'newcomer' };
    const passes = dayPasses({
      price: choice => Promise.resolve(priceOf(choice, { coupons: isMember ? [twenty] : [ofVisitor] })),
    });
    let isMember = false;
    const close = passes.checkout.watch();
    await when(() => passes.total() === 195000);
    passes.checkout.chooseCoupon(ofVisitor.id);
    await passes.checkout.submit.run();
    enterAsMember();
    isMember = true;
    await passes.checkout.goOnAsMember();
    expect(passes.checkout.coupon?.id).toBe(twenty.id);
    expect(passes.checkout.refusal?.remedy).toBe('ACCEPT');
    expect(passes.checkout.priceChange).toMatchObject({
      before: { total: 195000 },
      after: { total: 198000 },
    });
    expect(passes.ordered).toEqual([]);
    await passes.checkout.submit.run();
    expect(passes.sent.map(order => order.expected_total)).toEqual([198000]);
    close();
  });

  it.each([
    ['while the screen begins to watch anew', true],
    ['while it watches on', false],
  ])('orders by itself what a coupon of their own makes cost the same, %s', async (_how, isAnew) => {
    enterAsVisitor();
    let owner = 'newcomer';
    const passes = dayPasses({
      price: async choice => {
        // As long as a call takes, so that what follows an answer is done before the next.
        await pause(1);
        return priceOf(choice, { coupons: [{ ...fifty, id: owner }] });
      },
    });
    let close = passes.checkout.watch();
    await when(() => passes.total() === 195000);
    await passes.checkout.submit.run();
    enterAsMember();
    owner = 'li';
    const goesOn = passes.checkout.goOnAsMember();
    if (isAnew) {
      close();
      close = passes.checkout.watch();
    }
    await goesOn;
    expect(passes.checkout.refusal).toBeUndefined();
    expect(passes.sent.map(order => order.expected_total)).toEqual([195000]);
    close();
  });

  it('sends nothing and refuses nothing while what was typed is wrong', async () => {
    const passes = dayPasses({ submit: () => Promise.resolve(undefined) });
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect([passes.ordered, passes.draft.attempt, passes.checkout.refusal]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });

  it('finds what is missing for a choice, and says why it could not', async () => {
    const passes = dayPasses({
      choice: () => undefined,
      prepare: () => Promise.reject(refusal(ErrorCode.CITY_NOT_SERVED, '这个城市还没有日卡')),
    });
    await passes.checkout.price();
    expect(passes.checkout.failure).toBe('这个城市还没有日卡');
  });
});

describe('Checkout: a price that changed (decisions, reading 14)', () => {
  const dearer = { perDay: 12000 };

  it('shows both prices, and orders at the new one once it is accepted', async () => {
    const passes = dayPasses({
      submit: signed => {
        const order = signed();
        passes.sent.push(order);
        const now = priceOf(order, dearer);
        if (order.expected_total !== now.bill.total) {
          return Promise.reject(refusal(ErrorCode.PRICE_CHANGED, '价格有变化，请确认新的价格', now));
        }
        return Promise.resolve({ number: 'ZQ1', total: now.bill.total });
      },
    });
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect(passes.checkout.refusal?.remedy).toBe('ACCEPT');
    expect(passes.checkout.priceChange).toMatchObject({
      before: { total: 200000 },
      after: { total: 240000 },
    });
    expect(passes.ordered).toEqual([]);

    await passes.checkout.submit.run();
    expect(passes.sent.map(order => order.expected_total)).toEqual([200000, 240000]);
    // Nothing was ordered under the key, and the choice is the same: it is still one order.
    expect(new Set(passes.sent.map(order => order.client_key)).size).toBe(1);
    expect(passes.ordered).toEqual(['ZQ1']);
  });

  it('asks for the new price where the refusal did not bring it along', async () => {
    let perDay = 10000;
    const passes = dayPasses({
      price: choice => Promise.resolve(priceOf(choice, { perDay })),
      submit: () => Promise.reject(refusal(ErrorCode.PRICE_CHANGED, '价格有变化')),
    });
    await passes.checkout.price();
    perDay = 12000;
    await passes.checkout.submit.run();
    await when(() => passes.checkout.priceChange !== undefined);
    expect(passes.checkout.refusal?.remedy).toBe('CLOSE');
    expect(passes.total()).toBe(240000);
  });
});

describe('Checkout: an answer that was lost', () => {
  it('keeps the key over a retry, a reload and another choice, and says which order was found', async () => {
    let isOnline = false;
    const keys: string[] = [];
    const submit = (signed: () => PassChoice & { client_key: string }) => {
      keys.push(signed().client_key);
      return isOnline
        ? Promise.resolve({ number: 'ZQ1', total: 200000 })
        : Promise.reject(new TypeError('lost'));
    };
    const passes = dayPasses({ submit });
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect(passes.checkout.refusal?.remedy).toBe('RETRY');

    isOnline = true;
    const reloaded = dayPasses({ submit }, { ...newCheckoutDraft(), attempt: passes.draft.attempt });
    reloaded.choose(30);
    await reloaded.checkout.price();
    await reloaded.checkout.submit.run();
    expect(keys[1]).toBe(keys[0]);
    expect(root.get(OverlayStore).toast?.text).toBe('已找到您刚才提交的订单，金额¥2000，请核对');
  });
});

describe('Checkout: a key whose order is there with another choice', () => {
  it('leads to the orders, and what is submitted after that is another order', async () => {
    const keys: string[] = [];
    const passes = dayPasses({
      submit: signed => {
        keys.push(signed().client_key);
        return Promise.reject(refusal(ErrorCode.KEY_REUSED, '您刚才的订单已经提交成功'));
      },
    });
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect(passes.checkout.refusal).toMatchObject({ text: '您刚才的订单已经提交成功', remedy: 'ORDERS' });
    await passes.checkout.submit.run();
    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('Checkout: coupons', () => {
  const withCoupons = (coupons = [fifty, twenty]) => ({
    price: (choice: PassChoice) => Promise.resolve(priceOf(choice, { coupons })),
  });

  it('takes the best one, until the person decides', async () => {
    const passes = dayPasses(withCoupons());
    const close = passes.checkout.watch();
    await when(() => passes.checkout.couponSaving > 0);
    expect([passes.checkout.coupon?.id, passes.total()]).toEqual(['K50', 195000]);
    passes.checkout.chooseCoupon(undefined);
    await passes.priced();
    expect([passes.checkout.coupon, passes.total()]).toEqual([undefined, 200000]);
    close();
  });

  it('tells apart those that this choice cannot use', async () => {
    const passes = dayPasses(withCoupons([twenty, { ...fifty, refusal: '仅限周末取车' }]));
    await passes.checkout.price();
    expect(passes.checkout.usableCoupons.map(({ id }) => id)).toEqual(['K20']);
    expect(passes.checkout.unusableCoupons.map(({ id }) => id)).toEqual(['K50']);
  });

  it('is off for a line that takes none', async () => {
    const passes = dayPasses();
    await passes.checkout.price();
    expect([passes.checkout.usableCoupons, passes.checkout.unusableCoupons]).toEqual([[], []]);
    expect([passes.draft.couponId, passes.checkout.couponSaving]).toEqual([undefined, 0]);
  });

  it('takes off one that was used elsewhere, and shows the new price before anything is ordered', async () => {
    const passes = dayPasses({
      ...withCoupons(),
      submit: signed =>
        signed().coupon_id
          ? Promise.reject(refusal(ErrorCode.COUPON_UNUSABLE, '优惠券不可用：已使用'))
          : Promise.resolve({ number: 'ZQ1', total: 200000 }),
    });
    const close = passes.checkout.watch();
    await when(() => passes.checkout.couponSaving > 0);
    await passes.checkout.submit.run();
    await when(() => passes.checkout.priceChange !== undefined);
    expect(passes.checkout.refusal).toMatchObject({ text: '优惠券不可用：已使用', remedy: 'CLOSE' });
    expect([passes.draft.isCouponOwn, passes.total(), passes.ordered]).toEqual([true, 200000, []]);
    close();
  });
});

describe('Checkout: a choice that cannot be ordered', () => {
  const gone = () => Promise.reject(refusal(ErrorCode.SOLD_OUT, '日卡刚刚售完'));

  it('makes a new key only for what was refused and then changed', async () => {
    const keys: string[] = [];
    const passes = dayPasses({
      submit: signed => {
        keys.push(signed().client_key);
        return gone();
      },
    });
    await passes.checkout.price();
    await passes.checkout.submit.run();
    await passes.checkout.submit.run();
    passes.choose(30);
    await passes.checkout.price();
    await passes.checkout.submit.run();
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('knows small changes that help only where the line does', async () => {
    const plain = dayPasses({ submit: gone });
    await plain.checkout.price();
    await plain.checkout.submit.run();
    expect(plain.checkout.refusal).toMatchObject({ text: '日卡刚刚售完', remedy: 'CARS' });
    expect(plain.checkout.alternatives.data).toBeUndefined();

    const asked: PassChoice[] = [];
    const helpful = dayPasses({
      submit: gone,
      alternatives: choice => {
        asked.push(choice);
        return Promise.resolve({ alternatives: [alternative('C1')] });
      },
    });
    await helpful.checkout.price();
    await helpful.checkout.submit.run();
    await when(() => helpful.checkout.alternatives.data !== undefined);
    expect(asked).toEqual([{ days: 20 }]);
  });

  it('says before anything is sent what its price says already', async () => {
    const soldOut = { text: '已售完', remedy: 'CARS', code: ErrorCode.SOLD_OUT } as const;
    const passes = dayPasses({ obstacleIn: ({ bill }) => (bill.total > 0 ? soldOut : undefined) });
    await passes.checkout.price();
    expect(passes.checkout.obstacle).toEqual(soldOut);
    passes.checkout.explain();
    expect(passes.checkout.refusal).toEqual({ ...soldOut, isBeforeSubmit: true });
    expect(passes.sent).toEqual([]);
  });
});
