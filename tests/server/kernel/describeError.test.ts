import { DrizzleQueryError } from 'drizzle-orm';
import { describeError } from '../../../server/kernel/describeError';

// Issue 2, section 4: logs without phone numbers, ID numbers, codes or tokens.
describe('describeError', () => {
  const mobile = '13812345678';

  it('keeps the statement, the code and the constraint of a database error, not its values', () => {
    const cause = Object.assign(new Error(`Key (mobile)=(${mobile}) already exists`), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'users_mobile_unique',
    });
    const described = describeError(
      new DrizzleQueryError('insert into "users" values ($1)', [mobile], cause),
    );
    expect(described).toMatchObject({
      message: 'Failed query: insert into "users" values ($1)',
      cause: { message: 'database error', code: '23505', constraint: 'users_mobile_unique' },
    });
    expect(JSON.stringify(described)).not.toContain(mobile);
  });

  it.each([
    ['a phone number', `call ${mobile} failed`, mobile],
    ['an ID number', 'renter 11010119900307123X refused', '11010119900307123X'],
    ['a login code', 'code 482913 is wrong', '482913'],
    ['an address of mail', 'no mailbox wang.xiaoming@example.com', 'wang.xiaoming'],
    ['a tax number', 'no company 91MA01K2LR3UABCD4X', '91MA01K2LR3UABCD4X'],
    ['a token', `token ${'aB3_'.repeat(11)} unknown`, 'aB3_aB3_'],
  ])('removes %s from a message and its stack', (_case, message, secret) => {
    expect(JSON.stringify(describeError(new Error(message)))).not.toContain(secret);
    expect(JSON.stringify(describeError(message))).not.toContain(secret);
  });

  it('tells of each of several errors', () => {
    const described = describeError(
      new AggregateError([new Error('first'), new Error('second')], 'two failed'),
    );
    expect(described).toMatchObject({
      message: 'two failed',
      errors: [{ message: 'first' }, { message: 'second' }],
    });
  });
});
