import { markOf, seal, unseal } from '../../../../server/kernel/secrets/seal';

// Issue 12: personal numbers encrypted at rest with a key from the environment.

const number = '110101199003070476';

test('what is sealed opens for its place and with its key alone', () => {
  const sealed = seal(number, 'identity:1', 'key');
  expect(sealed).not.toContain(number);
  expect(unseal(sealed, 'identity:1', 'key')).toBe(number);
  expect(() => unseal(sealed, 'identity:2', 'key')).toThrow();
  expect(() => unseal(sealed, 'identity:1', 'another')).toThrow();
});

test('it is another text each time, so that nobody sees who has the same', () => {
  expect(seal(number, 'a', 'key')).not.toBe(seal(number, 'a', 'key'));
});

test('what was changed, or shortened, does not open', () => {
  const sealed = seal(number, 'a', 'key');
  const [version, nonce = '', tag = '', content = ''] = sealed.split('.');
  const turned = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
  for (const wrong of [
    [version, turned(nonce), tag, content],
    [version, nonce, turned(tag), content],
    [version, nonce, tag.slice(0, 6), content],
    [version, nonce, tag, turned(content)],
    ['v2', nonce, tag, content],
    [number],
  ]) {
    expect(() => unseal(wrong.join('.'), 'a', 'key')).toThrow();
  }
});

test('equal numbers have equal marks, which tell nothing without the key', () => {
  expect(markOf(number, 'key')).toBe(markOf(number, 'key'));
  expect(markOf(number, 'key')).not.toBe(markOf(number, 'another'));
  expect(markOf(number, 'key')).not.toBe(markOf('110101199003070477', 'key'));
});
