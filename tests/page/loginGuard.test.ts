import { needsLogin } from '@/page/loginGuard';

const open = {} as const;
const guarded = { auth: true } as const;
const login = { logsIn: true } as const;

describe('needsLogin (specification §6, decision 2)', () => {
  it.each([
    // gate, page, whether a visitor must log in; a member never must
    ['auth', open, false],
    ['auth', guarded, true],
    ['auth', login, false],
    ['all', open, true],
    ['all', guarded, true],
    // The screens of the login are never guarded: they would lead to themselves.
    ['all', login, false],
    ['bypass', open, false],
    ['bypass', guarded, false],
    ['bypass', login, false],
  ] as const)('gate %s, %j: %s', (gate, row, visitorMustLogIn) => {
    expect(needsLogin(row, gate, false)).toBe(visitorMustLogIn);
    expect(needsLogin(row, gate, true)).toBe(false);
  });
});
