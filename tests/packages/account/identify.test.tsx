import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import Identify from '@/packages/account/pages/identify/index';
import IdentifyResult from '@/packages/account/pages/identify-result/index';
import { IdentityStore } from '@/packages/account/stores/IdentityStore';
import { root } from '@/stores/rootContext';
import { UploadQueue } from '@/stores/UploadQueue';
import type { TempUrl } from '~types/api/file';
import type { IdentityApplication, IdentityStanding } from '~types/api/identity';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { idCardOf } from '../../support/idCards';
import { user } from '../../support/members';
import { host } from '../../support/taro';
import { fakeUploads } from '../../support/uploads';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

// Specification §2, /profile/identify and /profile/identify_result; issue 12, identity: photo with frame, preview and
// progress; number checked as typed; a refusal shows its reason at the field.

const noauth: IdentityStanding = { auth: { status: 'USER_NOAUTH', status_code: 0, comments: '' } };
const application = {
  name: '王小明',
  masked_idcard_no: '110***********0013',
  licence_since: '2018-06-01',
  ...{ front: 'f0', back: 'b0', licence: 'l0' },
  applied_at: '2026-11-22T10:00:00+08:00',
};
const authing: IdentityStanding = {
  auth: { status: 'USER_AUTHING', status_code: 1, comments: '' },
  application,
};
const refused: IdentityStanding = {
  auth: { status: 'USER_NOAUTH', status_code: 303, comments: '驾驶证看不清，请重拍' },
  application: { ...application, decided_at: '2026-11-22T11:00:00+08:00' },
};

let sent: IdentityApplication[];
const readable = (file_id: string): TempUrl => ({
  ...{ file_id, url: `/read?id=${file_id}`, expires_at: '2026-11-22T11:10:00+08:00' },
});

function serveIdentity(
  before: IdentityStanding,
  after: () => IdentityStanding = () => authing,
  urlOf: (file_id: string) => TempUrl = readable,
) {
  let standing = before;
  sent = [];
  return serve({
    'GET /api/user/auth/get_detail': () => standing,
    'GET /api/user/get_detail': () => user,
    'GET /api/file/operation/temp_url_batch': ({ file_ids }) => ({ urls: file_ids.map(urlOf) }),
    'POST /api/user/auth/apply': request => {
      sent.push(request);
      standing = after();
      return standing;
    },
  });
}

beforeEach(() => {
  fakeUploads();
  enterAsMember();
  root.get(UploadQueue).letGo('');
  root.get(IdentityStore).standing.clear();
  root.get(IdentityStore).previews.clear();
  root.get(IdentityStore).form.reset();
});
afterEach(() => jest.restoreAllMocks());

const type = (label: string, value: string): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交认证' }));
async function takeAll(...labels: string[]): Promise<void> {
  for (const label of labels) {
    const before = screen.queryAllByText('已上传').length;
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^拍摄或选择${label}`) }));
    await screen.findByRole('img', { name: `${label}的照片` });
    await act(async () => Promise.resolve());
    expect(screen.getAllByText('已上传').length).toBe(before + 1);
  }
}
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

test('photos and what stands on them are handed in, and the result follows', async () => {
  serveIdentity(noauth);
  const { container } = render(<Identify />);
  await screen.findByText('证件照片');
  expect(await accessibilityProblems(container)).toEqual([]);
  await takeAll('身份证人像面', '身份证国徽面', '驾驶证正页');
  type('姓名', '王小明');
  type('身份证号', idCardOf(1).toLowerCase());
  type('领证日期', '20180601');
  submit();
  await screen.findByText('认证中');
  expect(sent).toMatchObject([
    {
      ...{ name: '王小明', idcard_no: idCardOf(1), licence_since: '2018-06-01' },
      ...{ front: 'file-1', back: 'file-2', licence: 'file-3' },
    },
  ]);
  expect(host.stack.at(-1)).toBe('/profile/identify_result');
  expect(root.get(UploadQueue).placesOf('')).toEqual([]);
});

test('a number is checked as it is typed, and what is missing is named at its field', async () => {
  serveIdentity(noauth);
  render(<Identify />);
  await screen.findByText('证件照片');
  type('身份证号', '110101199003070477');
  expect(alerts()).toEqual(['身份证号有一位不对，请对照身份证逐位核对']);
  submit();
  expect(alerts()).toEqual([
    '请拍摄身份证人像面',
    '请拍摄身份证国徽面',
    '请拍摄驾驶证正页',
    '请填写身份证上的姓名，2至30个字',
    '身份证号有一位不对，请对照身份证逐位核对',
    '请填写驾驶证上的初次领证日期，例如2018-06-01',
  ]);
  expect(sent).toEqual([]);
});

test('who has had a licence for less than a year reads what that means', async () => {
  serveIdentity(noauth);
  render(<Identify />);
  await screen.findByText('证件照片');
  type('领证日期', new Date().toISOString().slice(0, 10));
  await screen.findByText('实习期可以租车，上高速须有三年以上驾龄的人陪同');
});

test('what was refused says so at its field; what was right need not be done again', async () => {
  serveIdentity(refused);
  render(<Identify />);
  await screen.findByText('认证未通过');
  expect(alerts()).toEqual(['驾驶证看不清，请重拍']);
  expect(await screen.findAllByText('沿用上次提交的照片')).toHaveLength(2);
  // What was right is to be seen, and only that.
  const kept = screen.getAllByRole<HTMLImageElement>('img').map(({ alt, src }) => [alt, new URL(src).search]);
  expect(kept).toEqual([
    ['身份证人像面的照片', '?id=f0'],
    ['身份证国徽面的照片', '?id=b0'],
  ]);
  expect(screen.queryByRole('button', { name: '删除身份证人像面' })).toBeNull();
  await takeAll('驾驶证正页');
  type('身份证号', idCardOf(1));
  submit();
  await screen.findByText('认证中');
  expect(sent).toMatchObject([{ name: '王小明', front: 'f0', back: 'b0', licence: 'file-1' }]);
});

test('a photo that is kept may be another one; without its address the form still says that it is there', async () => {
  serveIdentity(refused, undefined, () => {
    throw new Refusal(ErrorCode.NOT_FOUND, '没有找到照片');
  });
  const { unmount } = render(<Identify />);
  await screen.findByText('认证未通过');
  expect(await screen.findAllByText('沿用上次提交的照片，也可以重拍')).toHaveLength(2);
  unmount();
  serveIdentity(refused);
  render(<Identify />);
  fireEvent.click(await screen.findByRole('button', { name: '重拍身份证人像面' }));
  await screen.findByText('已上传');
  expect(screen.getAllByText('沿用上次提交的照片')).toHaveLength(1);
});

test('what the server refuses is said, and nothing is lost', async () => {
  const msg = '这个身份证号已在其他账号认证，如不是您本人操作，请联系客服';
  serveIdentity(refused, () => {
    throw new Refusal(ErrorCode.INVALID_PARAMS, msg, { field: 'idcard_no' });
  });
  render(<Identify />);
  await screen.findByText('认证未通过');
  await takeAll('驾驶证正页');
  type('身份证号', idCardOf(1));
  submit();
  await screen.findByText(msg);
  expect(screen.getByLabelText<HTMLInputElement>('身份证号').value).toBe(idCardOf(1));
  expect(screen.getByText('已上传')).toBeTruthy();
});

test.each([
  [noauth, '未认证', '去认证'],
  [refused, '认证未通过', '修改后重新提交'],
  [authing, '认证中', undefined],
  [
    { ...authing, auth: { status: 'USER_AUTHED', status_code: 2, comments: '' } } as const,
    '已认证',
    undefined,
  ],
])('the result of %j', async (standing, title, action) => {
  serveIdentity(standing);
  const { container } = render(<IdentifyResult />);
  await screen.findByText(title);
  expect(
    screen
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(action ? [action] : []);
  if (standing.application) expect(screen.getByText('110***********0013')).toBeTruthy();
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('while staff look at it the result asks again by itself', async () => {
  jest.useFakeTimers();
  const server = serveIdentity(authing);
  render(<IdentifyResult />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const before = server.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(server.calls.length).toBe(before + 1);
  jest.useRealTimers();
});

test('a visitor is offered the login in place', () => {
  enterAsVisitor();
  serveIdentity(noauth);
  render(<Identify />);
  expect(screen.getByRole('button', { name: '去登录' })).toBeTruthy();
});
