import fc from 'fast-check';
import {
  authText,
  badgeText,
  genderText,
  nameFrom,
  orAdd,
  realNameText,
  shortCityName,
} from '@/domain/display';
import type { AuthStatus } from '../../types/api/user';

describe('specification §2: a city name has at most 4 characters, then an ellipsis', () => {
  it.each([
    ['北京', '北京'],
    ['呼和浩特', '呼和浩特'],
    ['锡林郭勒盟', '锡林郭勒…'],
    ['', ''],
  ])('%s: %s', (name, text) => {
    expect(shortCityName(name)).toBe(text);
  });

  it('begins with the name and is never longer than 4 characters and …', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        const short = shortCityName(name);
        expect(Array.from(short).length).toBeLessThanOrEqual(5);
        expect(name.startsWith(short.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('specification §5: display of a profile', () => {
  it.each([
    ['m', '男'],
    ['u', '男'],
    ['f', '女'],
    ['', '添加'],
    [undefined, '添加'],
  ])('gender %p: %s', (gender, text) => {
    expect(genderText(gender)).toBe(text);
  });

  it.each([
    ['王小明', '王小明'],
    [' 王小明 ', '王小明'],
    ['', '您的姓名'],
    [' ', '您的姓名'],
    [null, '您的姓名'],
  ])('name %p: %s', (name, text) => {
    expect(realNameText(name)).toBe(text);
  });

  it.each([
    ['小明', '小明'],
    [' 小明 ', '小明'],
    [' ', '添加'],
    ['', '添加'],
    [undefined, '添加'],
  ])('nickname, birthday or city %p: %s', (value, text) => {
    expect(orAdd(value)).toBe(text);
  });

  it('never shows an empty line', () => {
    fc.assert(fc.property(fc.option(fc.string()), text => orAdd(text) !== '' && realNameText(text) !== ''));
  });
});

describe('specification §4: authentication display', () => {
  const user = (status: AuthStatus, comments = '') => ({ auth: { status, comments } });

  it.each([
    [null, '未登录'],
    [user('USER_NOAUTH'), '未认证'],
    [user('USER_NOAUTH', '照片不清晰'), '认证未通过'],
    [user('USER_AUTHED'), '已认证'],
    [user('USER_AUTHED', '已核对'), '已认证'],
    [user('USER_AUTHING'), '认证中'],
  ])('%j: %s', (someone, text) => {
    expect(authText(someone)).toBe(text);
  });
});

it.each([
  ['北京', { city: '北京', name: '三里屯店' }, '三里屯店'],
  ['北京', { city: '上海', name: '人民广场店' }, '上海人民广场店'],
  ['北京', { city: '上海', name: '上海虹桥机场店' }, '上海虹桥机场店'],
])('in %s %j is called %s (issue 10, 1: a return elsewhere names its city)', (here, place, text) => {
  expect(nameFrom(here, place)).toBe(text);
});

it.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge for %d says %s (issue 11, badges)', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
