import { reportProblem, STEP_FIELDS, type TypedReport } from '@/domain/accidentReport';

// Issue 15: what a report needs, and what of it may stay empty.

const now = '2030-11-26T10:00:00+08:00';
const report = (changes: Partial<TypedReport> = {}): TypedReport => ({
  ...{ orderid: 'ZC30112300000001', time: '2030-11-26T09:30:00+08:00', place: '三元桥', description: '追尾' },
  ...{ is_injured: false, has_police: true, has_other: true },
  other: { plate: '', name: '', mobile: '', insurer: '' },
  ...changes,
});
const car = { from_time: '2030-11-25T10:00:00+08:00', to_time: '2030-11-26T09:45:00+08:00' };

it('a report is complete without a word of the other side', () => {
  expect(STEP_FIELDS.flat().map(field => reportProblem(field, report(), car, now))).toEqual(
    STEP_FIELDS.flat().map(() => undefined),
  );
});

it.each([
  ['2030-11-26T10:00:01+08:00', '事故时间不能晚于现在'],
  ['2030-11-25T09:59:59+08:00', '这辆车11月25日 10:00才取车'],
  ['2030-11-26T09:45:01+08:00', '这辆车11月26日 09:45已还车'],
  ['2030-11-26T09:45:00+08:00', undefined],
  ['2030-11-25T10:00:00+08:00', undefined],
])('an accident at %s: %s', (time, problem) => {
  expect(reportProblem('time', report({ time }), car, now)).toBe(problem);
});

it.each([
  ['place', { place: ' \u200b ' }, '请写一句在哪里，例如路口或路牌'],
  ['place', { place: '三'.repeat(61) }, '最多60个字'],
  ['place', { place: '三'.repeat(60) }, undefined],
  ['description', { description: '' }, '请选择或写一句发生了什么'],
  ['description', { description: '追'.repeat(301) }, '最多300个字'],
  ['orderid', { orderid: '' }, '请选择出事故的车'],
  ['is_injured', { is_injured: undefined }, '请选择有没有人受伤'],
  ['has_police', { has_police: undefined }, '请选择有没有报警'],
  ['has_other', { has_other: undefined }, '请选择有没有对方'],
] as const)('%s of %j: %s', (field, changes, problem) => {
  expect(reportProblem(field, report(changes), car, now)).toBe(problem);
});

it.each([
  ['plate', '京O1', '车牌号不对，请检查'],
  ['plate', '京a·12345', undefined],
  ['mobile', '1381234', '请输入11位手机号'],
  ['mobile', '13812345678', undefined],
  ['name', '王'.repeat(21), '最多20个字'],
  ['insurer', '保'.repeat(21), '最多20个字'],
] as const)('%s %s of the other side: %s; nothing where there is none', (field, text, problem) => {
  const other = { ...report().other, [field]: text };
  expect(reportProblem(field, report({ other }), car, now)).toBe(problem);
  expect(reportProblem(field, report({ other, has_other: false }), car, now)).toBeUndefined();
});
