import fc from 'fast-check';
import {
  can,
  canMove,
  hasEnded,
  isOrderStage,
  nextStep,
  statesOf,
  ORDER_STAGES,
  statesOfGroup,
  type Mover,
  type OrderLife,
} from '@/domain/orderLife';
import { cancelledState, lifeOf, ORDER_LINES } from '@/domain/orderLines';

// Specification §3: order groups are 0 processing, 1 completed, other all. What holds for the life of every line.

const movers: Mover[] = ['member', 'provider', 'staff', 'system'];

const lives: OrderLife[] = ORDER_LINES.map(lifeOf);
const someState = fc
  .constantFrom(...lives)
  .chain(life => fc.constantFrom(...statesOf(life)).map(state => ({ life, state })));

const next = (life: OrderLife, state: string): string[] =>
  statesOf(life).filter(to => movers.some(by => canMove(life, state, to, by)));

/** Every state that an order may come to from this one. */
function reachedFrom(life: OrderLife, state: string): Set<string> {
  const reached = new Set([state]);
  reached.forEach(from => next(life, from).forEach(to => reached.add(to)));
  return reached;
}

describe.each(ORDER_LINES)('the life of %s', line => {
  const life = lifeOf(line);

  it('reaches every state from its first', () => {
    expect([...reachedFrom(life, life.first)].sort()).toEqual(statesOf(life).sort());
  });

  it('leads nowhere but to its own states, each time by somebody', () => {
    for (const { next: following, overdue } of Object.values(life.states)) {
      expect(statesOf(life)).toEqual(expect.arrayContaining(Object.keys(following)));
      for (const by of Object.values(following)) expect(by).not.toEqual([]);
      if (overdue !== undefined) expect(following[overdue]).toContain('system');
    }
  });

  it('asks its member to pay next exactly where something is due (issue 11)', () => {
    const due = statesOf(life).filter(state => can(life, state, 'pay'));
    expect(statesOf(life).filter(state => nextStep(life, state) === 'PAY')).toEqual(due);
  });

  it('ends when it is cancelled, wherever its member can cancel it', () => {
    const ways = statesOf(life).filter(from => movers.some(by => canMove(life, from, life.cancelled, by)));
    expect(cancelledState(line)).toBe(life.cancelled);
    expect(hasEnded(life, life.cancelled)).toBe(true);
    expect(ways).toEqual(expect.arrayContaining(statesOf(life).filter(state => can(life, state, 'cancel'))));
  });

  it('has a word of its own for each state', () => {
    const words = Object.values(life.states).map(({ text }) => text);
    expect(new Set(words).size).toBe(words.length);
  });

  it('lists every state under all, and under one of the others at most', () => {
    expect(statesOfGroup(life, 2)).toEqual(statesOf(life));
    const listed = [...statesOfGroup(life, 0), ...statesOfGroup(life, 1)];
    expect(new Set(listed).size).toBe(listed.length);
  });
});

it('an order can always end, and then it stays so', () => {
  fc.assert(
    fc.property(someState, ({ life, state }) => {
      expect([...reachedFrom(life, state)].some(reached => hasEnded(life, reached))).toBe(true);
      if (hasEnded(life, state)) expect(next(life, state)).toEqual([]);
    }),
  );
});

it('an order is in process exactly while something can follow', () => {
  fc.assert(
    fc.property(someState, ({ life, state }) => {
      expect(statesOfGroup(life, 0).includes(state)).toBe(!hasEnded(life, state));
    }),
  );
});

it('an order can be deleted exactly when it has ended, and then neither paid nor cancelled', () => {
  fc.assert(
    fc.property(someState, ({ life, state }) => {
      expect(can(life, state, 'delete')).toBe(hasEnded(life, state));
      if (hasEnded(life, state)) expect(can(life, state, 'pay') || can(life, state, 'cancel')).toBe(false);
    }),
  );
});

it('the stages of an order are called as people call them, and an address names one by its key', () => {
  expect(ORDER_STAGES.map(({ text }) => text)).toEqual(['待支付', '待取车', '用车中', '已还车']);
  expect(ORDER_STAGES.every(({ key }) => isOrderStage(key))).toBe(true);
  expect(['待支付', '', undefined].some(isOrderStage)).toBe(false);
});

it('a processing order is in exactly one stage, by which it is found, and what has ended is in none', () => {
  fc.assert(
    fc.property(someState, ({ life, state }) => {
      const stages = ORDER_STAGES.filter(({ key }) => statesOfGroup(life, 2, key).includes(state));
      expect(stages).toHaveLength(statesOfGroup(life, 0).includes(state) ? 1 : 0);
    }),
  );
});
