import fc from 'fast-check';
import { readDeskFields } from '../../../../server/http/desk/readDeskFields';

const fields = {
  odometer: { kind: 'number', label: '里程', min: 0, max: 999_999 },
  amount: { kind: 'money', label: '金额', max: 100_000 },
  note: { kind: 'text', label: '说明', maxLength: 5 },
  code: { kind: 'choice', label: '项目', options: [{ value: 'A', text: '甲' }] },
} as const;

const good = { odometer: '12000', amount: '80.5', note: ' 油污 ', code: 'A' };

it('reads numbers as numbers, yuan as fen, and text without what surrounds it', () => {
  expect(readDeskFields(fields, good)).toEqual({
    values: { odometer: 12000, amount: 8050, note: '油污', code: 'A' },
  });
});

it.each([
  [{ odometer: '1e3' }, '请填写里程，0到999999的整数'],
  [{ odometer: '' }, '请填写里程，0到999999的整数'],
  [{ amount: '0' }, '请填写金额，单位元，最多1000元'],
  [{ amount: '1000.01' }, '请填写金额，单位元，最多1000元'],
  [{ amount: '1.005' }, '请填写金额，单位元，最多1000元'],
  [{ note: '  ' }, '请填写说明，最多5个字'],
  [{ note: '一二三四五六' }, '请填写说明，最多5个字'],
  [{ code: 'B' }, '请选择项目'],
])('says what is wrong with %j', (wrong, problem) => {
  expect(readDeskFields(fields, { ...good, ...wrong })).toEqual({ problem });
});

it('reads every amount to the fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fen => {
      const amount = (fen / 100).toFixed(2);
      expect(readDeskFields(fields, { ...good, amount })).toMatchObject({ values: { amount: fen } });
    }),
  );
});

it('reads a code as its digits, however they are spaced', () => {
  const card = { card: { kind: 'code', label: '会员码', digits: 6 } } as const;
  for (const typed of ['123456', ' 123 456 ', '12 34 56\n']) {
    expect(readDeskFields(card, { card: typed })).toEqual({ values: { card: '123456' } });
  }
  for (const typed of ['', '12345', '1234567', '12345a', '123-456', '１２３４５６']) {
    expect(readDeskFields(card, { card: typed })).toEqual({ problem: '请扫描或输入会员码，6位数字' });
  }
});
