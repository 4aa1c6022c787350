import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ErrorCode } from '@/domain/errorCode';
import ExportData from '@/packages/account/pages/export/index';
import { accessibilityProblems } from '../../support/accessibility';
import { Refusal, serve } from '../../support/fakeServer';
import { host } from '../../support/taro';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const CODE = '246810';
const file = { file_name: '我的数据-2026-11-23.json', content: '{"账号":[]}' };

const serveExport = () =>
  serve({
    'POST /api/user/send_proof_code': () => ({ retry_after: 60 }),
    'POST /api/user/export_data': ({ vcode }) => {
      if (vcode !== CODE) throw new Refusal(ErrorCode.CODE_EXPIRED, '验证码已失效，请重新获取');
      return file;
    },
  });

const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string): void =>
  void fireEvent.change(screen.getByLabelText('验证码'), { target: { value } });

let saved: string[];
beforeEach(() => {
  enterAsMember();
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
});
afterEach(() => {
  jest.restoreAllMocks();
  enterAsVisitor();
});

// Issue 12, identity and account: export my data.
describe('导出个人数据', () => {
  it('says what it holds, asks for a code, and saves a file, once more without another code', async () => {
    const server = serveExport();
    render(<ExportData />);
    expect(screen.getByText('导出的内容')).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    tap('获取验证码');
    expect(await screen.findByRole('button', { name: /^\d+秒后重发$/ })).toBeTruthy();
    type(CODE);
    tap('导出');
    expect(await screen.findByText(`文件“${file.file_name}”已保存到下载目录`)).toBeTruthy();
    expect(await accessibilityProblems()).toEqual([]);
    expect(saved).toEqual([file.file_name]);
    tap('再保存一次');
    await waitFor(() => expect(saved).toEqual([file.file_name, file.file_name]));
    expect(server.calls.filter(({ endpoint }) => endpoint.endsWith('export_data'))).toHaveLength(1);
  });

  it('tells a code that is of no use at its field', async () => {
    serveExport();
    render(<ExportData />);
    tap('导出');
    expect((await screen.findByRole('alert')).textContent).toBe('请输入短信里的6位数字');
    type('111111');
    tap('导出');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('验证码已失效，请重新获取'));
    expect(saved).toEqual([]);
  });

  it('says when there were enough for a day', async () => {
    serve({
      'POST /api/user/export_data': () => {
        throw new Refusal(ErrorCode.TOO_MANY_REQUESTS, '今天已经导出过3次了，请明天再试', {
          retry_after: 9_000,
        });
      },
    });
    render(<ExportData />);
    type(CODE);
    tap('导出');
    expect((await screen.findByRole('alert')).textContent).toBe('今天已经导出过3次了，请明天再试');
  });

  it('shows the login in place to a visitor', async () => {
    enterAsVisitor();
    render(<ExportData />);
    tap('去登录');
    await waitFor(() =>
      expect(decodeURIComponent(host.navigations.at(-1)?.url ?? '')).toContain(
        'return_url=/profile/account/export',
      ),
    );
  });
});
