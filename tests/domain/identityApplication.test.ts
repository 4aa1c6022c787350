import fc from 'fast-check';
import {
  birthdayOf,
  IDENTITY_CODES,
  IDENTITY_REFUSALS,
  identityProblems,
  identityRefusal,
  isProbation,
  licenceYears,
} from '@/domain/identityApplication';
import { idCardOf } from '../support/idCards';

// Issue 12, identity: number checked as typed, age and years of licence.

const now = '2026-11-23T09:00:00+08:00';
const right = { name: '王小明', idcard_no: idCardOf(1, '19900307'), licence_since: '2018-06-01' };
const day = fc
  .date({ min: new Date('1960-01-01'), max: new Date('2026-11-22'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

describe('what a member hands in to be verified', () => {
  it('is right as it stands on the card and the licence', () => {
    expect(identityProblems(right, now)).toEqual({});
  });

  it.each([
    [{ name: '' }, { name: '请填写身份证上的姓名，2至30个字' }],
    [{ idcard_no: '' }, { idcard_no: '身份证号是18位，请对照身份证填写' }],
    [{ idcard_no: '110101199003070477' }, { idcard_no: '身份证号有一位不对，请对照身份证逐位核对' }],
    [{ idcard_no: idCardOf(1, '20081124') }, { idcard_no: '取车人须年满18周岁、不超过75周岁' }],
    [{ licence_since: '' }, { licence_since: '请填写驾驶证上的初次领证日期，例如2018-06-01' }],
    [{ licence_since: '2018-6-1' }, { licence_since: '请填写驾驶证上的初次领证日期，例如2018-06-01' }],
    [{ licence_since: '2008-03-06' }, { licence_since: '领证时不满18周岁，请对照驾驶证核对' }],
  ])('%j is told at its field', (wrong, problems) => {
    expect(identityProblems({ ...right, ...wrong }, now)).toMatchObject(problems);
  });

  it('on the very day somebody is old enough, for the card and for the licence', () => {
    expect(
      identityProblems({ ...right, idcard_no: idCardOf(1, '20081123'), licence_since: '2026-11-23' }, now),
    ).toEqual({});
  });
});

describe('the years of a licence', () => {
  it('are full ones', () => {
    expect(licenceYears('2018-06-01', now)).toBe(8);
    expect(licenceYears('2025-11-24', now)).toBe(0);
    expect(licenceYears('2025-11-23', now)).toBe(1);
  });

  it('never fall as time goes by, and grow by one a year', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [since, then] = one < other ? [one, other] : [other, one];
        const years = licenceYears(since, then);
        expect(years).toBeGreaterThanOrEqual(0);
        expect(
          licenceYears(since, `${Number(then.slice(0, 4)) + 1}${then.slice(4)}`.replace('02-29', '02-28')),
        ).toBeGreaterThanOrEqual(years);
        expect(isProbation(since, then)).toBe(years < 1);
      }),
    );
  });
});

describe('the reasons of a refusal', () => {
  it('are told apart from how a member stands, and found by their number', () => {
    const codes = IDENTITY_REFUSALS.map(({ code }) => code);
    expect(codes.some(code => Object.values(IDENTITY_CODES).includes(code as 0))).toBe(false);
    for (const refusal of IDENTITY_REFUSALS) expect(identityRefusal(refusal.code)).toBe(refusal);
    expect(identityRefusal(IDENTITY_CODES.none)).toBeUndefined();
  });
});

it('the number tells the birthday', () => {
  expect(birthdayOf(right.idcard_no)).toBe('1990-03-07');
});
