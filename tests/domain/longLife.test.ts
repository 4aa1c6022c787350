import { longLife, type LongState } from '@/domain/longLife';
import { canMove, hasEnded, statesOf, statesOfGroup, statusText, type Mover } from '@/domain/orderLife';

// Issue 13: the states of a long rental, with who may move it; a car exchanged for maintenance is one of them.

const states = statesOf(longLife);

it('has ten states with their words', () => {
  expect(states.map(state => statusText(longLife, state)).join(' ')).toBe(
    '待支付 待交车 用车中 换车中 待还车 尾款待支付 待退押金 已完成 已取消 已关闭',
  );
});

it('is in process until it has ended, and in one stage as long', () => {
  expect(statesOfGroup(longLife, 0)).toEqual(states.filter(state => !hasEnded(longLife, state)));
  for (const state of states) {
    expect([state, longLife.states[state].stage !== undefined]).toEqual([state, !hasEnded(longLife, state)]);
  }
});

it('goes from the first payment over an exchange to the deposits', () => {
  const steps: [Mover, LongState][] = [
    ['provider', 'PREPARING'],
    ['staff', 'IN_USE'],
    ['staff', 'EXCHANGING'],
    ['staff', 'IN_USE'],
    ['system', 'AWAITING_RETURN'],
    ['member', 'IN_USE'],
    // Its time is over while another car stands in; that goes on when it is extended.
    ['staff', 'EXCHANGING'],
    ['system', 'AWAITING_RETURN'],
    ['member', 'EXCHANGING'],
    ['staff', 'TAIL_UNPAID'],
    ['provider', 'AWAITING_DEPOSIT'],
    ['system', 'COMPLETED'],
  ];
  let state: LongState = longLife.first;
  for (const [by, to] of steps) {
    expect([state, to, canMove(longLife, state, to, by)]).toEqual([state, to, true]);
    state = to;
  }
});

it('is not cancelled once the car is out', () => {
  for (const state of statesOfGroup(longLife, 0, 'IN_USE')) {
    expect(canMove(longLife, state, 'CANCELLED', 'member')).toBe(false);
    expect(canMove(longLife, state, 'CANCELLED', 'staff')).toBe(false);
  }
});

it('reaches every state, and from each an end', () => {
  const reached = new Set<LongState>([longLife.first]);
  for (const state of reached) {
    for (const to of Object.keys(longLife.states[state].next)) reached.add(to as LongState);
  }
  expect([...reached].sort()).toEqual([...states].sort());
});
