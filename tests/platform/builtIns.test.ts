const { fromEntries } = Object;
const { replaceAll } = String.prototype;

/** An engine of 2018, on which the app is loaded. */
beforeAll(() => {
  Reflect.deleteProperty(Object, 'fromEntries');
  Reflect.deleteProperty(String.prototype, 'replaceAll');
  process.env.TARO_ENV = 'h5';
  jest.isolateModules(() => {
    jest.requireActual('@/platform/builtIns');
  });
});
afterAll(() => {
  Object.assign(Object, { fromEntries });
  Object.assign(String.prototype, { replaceAll });
});

describe('built-ins that the oldest engines lack (issue 10, 3.2)', () => {
  it('Object.fromEntries makes an object of pairs, of whatever gives them', () => {
    expect(Object.fromEntries).not.toBe(fromEntries);
    expect(
      Object.fromEntries([
        ['city', '1'],
        ['car', 2],
      ]),
    ).toEqual({ city: '1', car: 2 });
    expect(Object.fromEntries(new Map([['city', '1']]))).toEqual({ city: '1' });
    expect(Object.getPrototypeOf(Object.fromEntries([['__proto__', 1]]))).toBe(Object.prototype);
  });

  it('replaceAll replaces a text as it stands, and a pattern by what is made of each place', () => {
    expect('a+b+c'.replaceAll('+', ' ')).toBe('a b c');
    expect("it's".replaceAll(/['()]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)).toBe('it%27s');
  });

  it('what an engine has stays its own', () => {
    const own = Object.fromEntries;
    jest.isolateModules(() => {
      jest.requireActual('@/platform/builtIns');
    });
    expect(Object.fromEntries).toBe(own);
  });
});
