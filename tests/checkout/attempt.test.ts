import { nextAttempt, readAttempt } from '@/checkout/attempt';

describe('nextAttempt: one key for one order', () => {
  const first = nextAttempt({ days: 20 }, undefined);

  it('begins with a key of its own', () => {
    expect(first).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      choice: '{"days":20}',
      isRefused: false,
    });
    expect(nextAttempt({ days: 20 }, undefined).key).not.toBe(first.key);
  });

  it.each([
    ['the same choice, answer lost', { days: 20 }, false, true],
    ['another choice, answer lost', { days: 30 }, false, true],
    ['the same choice, refused', { days: 20 }, true, true],
    ['another choice, refused', { days: 30 }, true, false],
  ])('%s', (_name, choice, isRefused, isSameKey) => {
    const next = nextAttempt(choice, { ...first, isRefused });
    expect(next.key === first.key).toBe(isSameKey);
    expect(next).toMatchObject({ choice: JSON.stringify(choice), isRefused: false });
  });
});

describe('readAttempt', () => {
  it('takes what was stored', () => {
    const stored = { key: 'k', choice: '{}', isRefused: true };
    expect(readAttempt(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([undefined, null, 'k', { key: 1, choice: '{}' }, { key: 'k' }])('takes nothing of %p', stored =>
    expect(readAttempt(stored)).toBeUndefined(),
  );
});
