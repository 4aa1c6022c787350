import {
  cameToNothing,
  can,
  canMove,
  nextStep,
  statesOf,
  statesOfGroup,
  statusText,
  type Mover,
} from '@/domain/orderLife';
import { rentalLife, type RentalState } from '@/domain/rentalLife';

const states = statesOf(rentalLife);

describe('the states of a rental (specification §3: order groups are 0 processing, 1 completed, other all)', () => {
  it('are thirteen with their words', () => {
    expect(states.map(state => statusText(rentalLife, state)).join(' ')).toBe(
      '待支付 待确认 待取车 用车中 续租待支付 待还车 待结算 待补款 待退押金 待评价 已完成 已取消 已关闭',
    );
  });

  it('process until the order has ended; cancelled and closed orders stand under all only', () => {
    expect(statesOfGroup(rentalLife, 0)).toEqual(states.slice(0, 10));
    expect(statesOfGroup(rentalLife, 1)).toEqual(['COMPLETED']);
    expect(statesOfGroup(rentalLife, 2)).toEqual(states);
  });
});

it.each([
  ['TO_PAY', ['待支付', '续租待支付', '待补款']],
  ['TO_PICK_UP', ['待确认', '待取车']],
  ['IN_USE', ['用车中', '待还车']],
  ['RETURNED', ['待结算', '待退押金', '待评价']],
] as const)('the stage %s has what a renter looks for there (issue 10, 1: shortcuts)', (stage, texts) => {
  expect(statesOfGroup(rentalLife, 0, stage).map(state => statusText(rentalLife, state))).toEqual(texts);
});

describe('the life of a rental', () => {
  it('goes from payment to review', () => {
    const steps: [Mover, RentalState][] = [
      ['provider', 'CONFIRMING'],
      ['staff', 'AWAITING_PICKUP'],
      ['staff', 'IN_USE'],
      ['member', 'RELET_UNPAID'],
      ['provider', 'IN_USE'],
      ['system', 'AWAITING_RETURN'],
      ['staff', 'SETTLING'],
      ['staff', 'AWAITING_SUPPLEMENT'],
      ['provider', 'AWAITING_DEPOSIT'],
      ['system', 'AWAITING_REVIEW'],
      ['member', 'COMPLETED'],
    ];
    let state = rentalLife.first;
    for (const [by, to] of steps) {
      expect([state, to, canMove(rentalLife, state, to, by)]).toEqual([state, to, true]);
      state = to;
    }
  });

  it.each<[Mover, Partial<Record<RentalState, RentalState[]>>]>([
    [
      'member',
      {
        UNPAID: ['CANCELLED'],
        CONFIRMING: ['CANCELLED'],
        AWAITING_PICKUP: ['CANCELLED'],
        IN_USE: ['RELET_UNPAID'],
        RELET_UNPAID: ['IN_USE', 'AWAITING_RETURN'],
        AWAITING_RETURN: ['IN_USE', 'RELET_UNPAID'],
        SETTLING: ['AWAITING_SUPPLEMENT', 'AWAITING_DEPOSIT', 'AWAITING_REVIEW'],
        AWAITING_REVIEW: ['COMPLETED'],
      },
    ],
    [
      'provider',
      {
        UNPAID: ['CONFIRMING', 'AWAITING_PICKUP'],
        RELET_UNPAID: ['IN_USE'],
        AWAITING_SUPPLEMENT: ['AWAITING_DEPOSIT', 'AWAITING_REVIEW'],
      },
    ],
    [
      'staff',
      {
        UNPAID: ['CANCELLED'],
        CONFIRMING: ['AWAITING_PICKUP', 'CANCELLED', 'CLOSED'],
        AWAITING_PICKUP: ['IN_USE', 'CANCELLED', 'CLOSED'],
        IN_USE: ['SETTLING'],
        AWAITING_RETURN: ['SETTLING'],
        SETTLING: ['AWAITING_SUPPLEMENT', 'AWAITING_DEPOSIT', 'AWAITING_REVIEW'],
        AWAITING_SUPPLEMENT: ['AWAITING_DEPOSIT', 'AWAITING_REVIEW'],
        AWAITING_DEPOSIT: ['AWAITING_SUPPLEMENT', 'AWAITING_REVIEW'],
      },
    ],
    [
      'system',
      {
        UNPAID: ['CLOSED'],
        CONFIRMING: ['CLOSED'],
        AWAITING_PICKUP: ['CLOSED'],
        IN_USE: ['AWAITING_RETURN'],
        RELET_UNPAID: ['IN_USE', 'AWAITING_RETURN'],
        AWAITING_DEPOSIT: ['AWAITING_REVIEW'],
        AWAITING_REVIEW: ['COMPLETED'],
      },
    ],
  ])('is moved by the %s so and no other way', (by, moves) => {
    for (const from of states) {
      const reached = states.filter(to => canMove(rentalLife, from, to, by));
      expect([from, reached]).toEqual([from, moves[from] ?? []]);
    }
  });

  it('is paid where something is due', () => {
    expect(states.filter(state => can(rentalLife, state, 'pay'))).toEqual(['UNPAID', 'AWAITING_SUPPLEMENT']);
  });

  it.each([
    ['modify', ['待取车']],
    ['relet', ['用车中', '待还车']],
    ['earlyReturn', ['用车中']],
  ] as const)('lets its member %s in its time (issue 12, modify, relet, early return)', (action, texts) => {
    const allowed = states.filter(state => can(rentalLife, state, action));
    expect(allowed.map(state => statusText(rentalLife, state))).toEqual(texts);
  });

  it('leaves its member nothing to do but to pay while a relet waits for its money, or where only the deposits are left', () => {
    const waiting = states.filter(state => rentalLife.states[state].can.length === 0);
    expect(waiting.map(state => statusText(rentalLife, state))).toEqual(['续租待支付', '待退押金']);
  });

  it('has one thing to do next in each state, or none but to wait (issue 11, a companion after paying)', () => {
    const steps = states.map(state => [statusText(rentalLife, state), nextStep(rentalLife, state)]);
    expect(Object.fromEntries(steps)).toEqual({
      待支付: 'PAY',
      待确认: undefined,
      待取车: 'PICK_UP',
      用车中: 'BRING_BACK',
      续租待支付: 'PAY_CHANGE',
      待还车: 'BRING_BACK',
      待结算: 'SETTLE',
      待补款: 'PAY',
      待退押金: 'SEE_BILL',
      待评价: 'REVIEW',
      已完成: 'ORDER_AGAIN',
      已取消: 'ORDER_AGAIN',
      已关闭: 'ORDER_AGAIN',
    });
  });

  it('is cancelled by its member until the car is taken', () => {
    const cancellable = states.filter(state => can(rentalLife, state, 'cancel'));
    expect(cancellable).toEqual(['UNPAID', 'CONFIRMING', 'AWAITING_PICKUP']);
    expect(cancellable).toEqual(states.filter(state => canMove(rentalLife, state, 'CANCELLED', 'member')));
  });

  it('has come to nothing when it was cancelled or closed', () => {
    expect(states.filter(state => cameToNothing(rentalLife, state))).toEqual(['CANCELLED', 'CLOSED']);
  });

  it('is closed when it is not paid in time', () => {
    expect(states.filter(state => rentalLife.states[state].overdue)).toEqual(['UNPAID']);
    expect(rentalLife.states.UNPAID.overdue).toBe('CLOSED');
  });
});
