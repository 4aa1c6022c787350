import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Detail from '@/packages/account/pages/detail/index';
import Nickname from '@/packages/account/pages/nickname/index';
import { MemberProfileStore } from '@/packages/account/stores/MemberProfileStore';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { ProfileChanges, User } from '~types/api/user';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { user } from '../../support/members';
import { beijing, shanghai } from '../../support/places';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /profile/detail and /profile/nickname; §5, display: gender u shows 男, what is empty shows 添加, an
// empty name 您的姓名.

let told: ProfileChanges[];
function serveMember(of: Partial<User> = {}) {
  let member = { ...user, ...of };
  told = [];
  return serve({
    'GET /api/user/get_detail': () => member,
    'GET /api/city/get_cities': () => ({ cfg_citys: [beijing, shanghai], hot_citys: [], version: 1 }),
    'POST /api/user/update': changes => {
      if (changes.nickname === '坏') throw new Refusal(ErrorCode.INVALID_PARAMS, '这个昵称不能用');
      told.push(changes);
      const { city, ...rest } = changes;
      member = { ...member, ...rest, ...(city === undefined ? {} : { city: { name: city } }) };
      return member;
    },
  });
}

beforeEach(() => {
  enterAsMember();
  const store = root.get(MemberProfileStore);
  store.loading.clear();
  store.nickname.reset();
  store.birthday.reset();
  root.get(OverlayStore).clear();
});

const row = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

test('what nobody told shows 添加, gender 男, the name 您的姓名', async () => {
  serveMember();
  const { container } = render(<Detail />);
  await screen.findByText('您的姓名');
  expect(['昵称', '性别', '生日', '城市'].map(title => row(title).textContent)).toEqual([
    '昵称添加',
    '性别男',
    '生日添加',
    '城市添加',
  ]);
  expect(screen.getByText('138****5678')).toBeTruthy();
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('gender is chosen, and shown', async () => {
  serveMember();
  render(<Detail />);
  await screen.findByText('您的姓名');
  fireEvent.click(row('性别'));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: '女' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(row('性别').textContent).toBe('性别女');
  expect(told).toMatchObject([{ gender: 'f' }]);
});

test('a birthday is typed as digits; one that does not exist is said and not sent', async () => {
  serveMember();
  render(<Detail />);
  await screen.findByText('您的姓名');
  fireEvent.click(row('生日'));
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));
  fireEvent.change(screen.getByRole('textbox', { name: '生日' }), { target: { value: '19900230' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('请填写年月日，例如1990-03-07');
  fireEvent.change(screen.getByRole('textbox', { name: '生日' }), { target: { value: '19900307' } });
  save();
  await screen.findByText('1990-03-07');
  expect(told).toMatchObject([{ birthday: '1990-03-07' }]);
});

test('a nickname is changed, and one goes back; what is refused stays typed', async () => {
  serveMember({ nickname: '小王' });
  host.stack = ['/profile/detail', '/profile/nickname'];
  render(<Nickname />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '昵称' });
  expect(field.value).toBe('小王');
  fireEvent.change(field, { target: { value: '坏' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findByRole('alert')).textContent).toBe('这个昵称不能用');
  expect(host.navigations).toEqual([]);
  fireEvent.change(field, { target: { value: ' 老王 ' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('保存');
  await Promise.resolve();
  expect(told).toMatchObject([{ nickname: '老王' }]);
});

test.each([Detail, Nickname])('a visitor is offered the login in place', Screen => {
  enterAsVisitor();
  serveMember();
  render(<Screen />);
  expect(screen.getByRole('button', { name: '去登录' })).toBeTruthy();
});

test('a city is chosen from the whole list, or not', async () => {
  serveMember();
  render(<Detail />);
  await screen.findByText('您的姓名');
  fireEvent.click(row('城市'));
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  fireEvent.click(row('城市'));
  fireEvent.click(await screen.findByRole('button', { name: '上海' }));
  expect((await screen.findByRole('button', { name: /^城市/ })).textContent).toBe('城市上海');
  expect(told).toMatchObject([{ city: '上海' }]);
});
