import { when } from 'mobx';
import { wayOut, waysOut } from '@/checkout/waysOut';
import { ErrorCode } from '@/domain/errorCode';
import { enterAsMember, enterAsVisitor } from '../support/visitor';
import { dayPasses, refusal } from './dayPasses';

beforeEach(() => enterAsMember());
afterEach(enterAsVisitor);

describe('waysOut: what a line can change', () => {
  it('leads to the change, after which nothing is refused any more', async () => {
    const { checkout } = dayPasses({ submit: () => Promise.reject(refusal(ErrorCode.SOLD_OUT, '售完')) });
    await checkout.price();
    await checkout.submit.run();
    const chooseOther = jest.fn();
    const ways = waysOut(checkout, jest.fn(), { CARS: chooseOther });
    const way = wayOut(ways, 'CARS');
    expect(way.text).toBe('看看其他车');
    way.onClick();
    expect(chooseOther).toHaveBeenCalledTimes(1);
    expect(checkout.refusal).toBeUndefined();
  });

  it('is only read where the line has no such change', () => {
    const { checkout } = dayPasses();
    expect(wayOut(waysOut(checkout, jest.fn(), {}), 'CARS')).toMatchObject({
      remedy: 'CLOSE',
      text: '知道了',
    });
  });

  it('tries again what failed: the submit that was refused, else the price', async () => {
    const submit = jest.fn();
    const price = jest.fn(() => Promise.reject(new Error('lost')));
    const { checkout } = dayPasses({ price });
    await checkout.price();
    const ways = waysOut(checkout, submit, {});
    wayOut(ways, 'RETRY').onClick();
    expect([price.mock.calls.length, submit.mock.calls.length]).toEqual([2, 0]);
    await when(() => checkout.obstacle !== undefined);
    checkout.explain();
    wayOut(ways, 'RETRY').onClick();
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
