import {
  ACCIDENT_SLOTS,
  ACCIDENT_STATES,
  accidentAppealDay,
  accidentLife,
  accidentNote,
  canMoveAccident,
  decisionStandsAt,
  neededSlots,
  takesPapers,
  type AccidentMover,
  type AccidentState,
} from '@/domain/accident';

// Issue 15; lines.md, Claims: the life of an accident, the photos that it needs, and the 5 working days of an appeal.

describe('the life of an accident', () => {
  it.each<[from: AccidentState, to: AccidentState, by: AccidentMover]>([
    ['REPORTED', 'WITHDRAWN', 'member'],
    ['PAPERS', 'REPORTED', 'member'],
    ['ASSESSING', 'ASSESSED', 'merchant'],
    ['ASSESSED', 'ASSESSED', 'merchant'],
    ['ASSESSED', 'DECIDED', 'staff'],
    ['DECIDED', 'APPEALED', 'member'],
    ['DECIDED', 'UNPAID', 'system'],
    ['DECIDED', 'CLOSED', 'member'],
    ['APPEALED', 'ASSESSING', 'staff'],
    ['UNPAID', 'CLOSED', 'provider'],
    ['UNPAID', 'WITHDRAWN', 'staff'],
  ])('%s becomes %s by the %s', (from, to, by) => {
    expect(canMoveAccident(from, to, by)).toBe(true);
  });

  it.each<[from: AccidentState, to: AccidentState, by: AccidentMover]>([
    // What somebody has worked on is taken back by the staff alone.
    ['ASSESSING', 'WITHDRAWN', 'member'],
    ['UNPAID', 'WITHDRAWN', 'member'],
    // A repair shop changes nothing once it is decided, and a provider pays nothing that nobody has accepted.
    ['DECIDED', 'ASSESSED', 'merchant'],
    ['APPEALED', 'ASSESSED', 'merchant'],
    ['DECIDED', 'CLOSED', 'provider'],
    ['UNPAID', 'APPEALED', 'member'],
    ['CLOSED', 'UNPAID', 'staff'],
    ['WITHDRAWN', 'REPORTED', 'staff'],
  ])('%s does not become %s by the %s', (from, to, by) => {
    expect(canMoveAccident(from, to, by)).toBe(false);
  });

  it('every state is reached from a report, and every one that is open comes to an end', () => {
    const after = (state: AccidentState): AccidentState[] =>
      Object.keys(accidentLife[state].next) as AccidentState[];
    const reached = new Set<AccidentState>(['REPORTED']);
    for (const state of reached) after(state).forEach(next => reached.add(next));
    expect([...reached].sort()).toEqual([...ACCIDENT_STATES].sort());
    for (const state of ACCIDENT_STATES) {
      expect([state, after(state).length > 0]).toEqual([state, accidentLife[state].isOpen]);
      if (accidentLife[state].isOpen) expect(canMoveAccident(state, 'WITHDRAWN', 'staff')).toBe(true);
    }
  });

  it('takes photos and words until it is decided', () => {
    expect(ACCIDENT_STATES.filter(takesPapers)).toEqual(['REPORTED', 'PAPERS', 'ASSESSING', 'ASSESSED']);
  });

  it('speaks of an appeal only to who has not had theirs', () => {
    expect(accidentNote('DECIDED', false)).toContain('可以申诉一次');
    expect(accidentNote('DECIDED', true)).not.toContain('可以申诉');
    expect(accidentNote('UNPAID', true)).toBe(accidentLife.UNPAID.note);
  });
});

describe('the photos of the specification (§3)', () => {
  it('are five, of which the other vehicle is needed only where there is one', () => {
    const all = ACCIDENT_SLOTS.map(({ slot }) => slot);
    expect(all).toEqual(['front_pic', 'crush_far_pic', 'crush_near_pic', 'crush_other_pic', 'scene_pic']);
    expect(neededSlots({ hasOther: true })).toEqual(all);
    expect(neededSlots({ hasOther: false })).toEqual(all.filter(slot => slot !== 'crush_other_pic'));
  });
});

describe('the days of an appeal', () => {
  it.each([
    ['a plain week', '2026-11-26T12:00:00+08:00', '2026-12-03'],
    ['over New Year', '2026-12-30T09:00:00+08:00', '2027-01-07'],
    ['over the National Day, of which a Saturday is worked', '2026-09-30T18:00:00+08:00', '2026-10-13'],
  ])('are 5 working days: %s', (_name, decided, until) => {
    expect(accidentAppealDay(decided)).toBe(until);
    // It stands from the midnight on with which that day ends.
    expect(new Date(decisionStandsAt(decided))).toEqual(new Date(`${until}T24:00:00+08:00`));
  });
});
