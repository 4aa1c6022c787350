import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import EmergencyContactScreen from '@/packages/account/pages/emergency-contact/index';
import { OverlayStore } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import type { EmergencyContact } from '~types/api/emergencyContact';
import { accessibilityProblems } from '../../support/accessibility';
import { serve, type FakeServer } from '../../support/fakeServer';
import { enterAsMember, enterAsVisitor } from '../../support/visitor';

const friend: EmergencyContact = { name: '韩梅', relation: 'FRIEND', mobile: '139****0000' };

function serveContact(first?: EmergencyContact): FakeServer {
  let contact = first;
  return serve({
    'GET /api/user/get_emergency_contact': () => (contact ? { contact } : {}),
    'POST /api/user/save_emergency_contact': ({ name, relation }) => {
      contact = { name, relation, mobile: '138****5678' };
      return { contact };
    },
    'POST /api/user/remove_emergency_contact': () => {
      contact = undefined;
      return {};
    },
  });
}

const type = (name: string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
};
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
};
const sent = (server: FakeServer) =>
  server.calls.find(({ endpoint }) => endpoint.endsWith('save_emergency_contact'))?.params;

beforeEach(() => {
  enterAsMember('13800138000');
  root.get(OverlayStore).clear();
});
afterEach(cleanup);

describe('紧急联系人 (specification §2, /profile/more/emergency_contact)', () => {
  it('is kept with name, number and relation', async () => {
    const server = serveContact();
    render(<EmergencyContactScreen />);
    await screen.findByRole('textbox', { name: '姓名' });
    expect(await accessibilityProblems()).toEqual([]);
    type('姓名', '李雷');
    type('手机号', '+86 138-1234-5678');
    fireEvent.click(screen.getByRole('radio', { name: '配偶' }));
    save();
    expect(await screen.findByText('已保存')).toBeTruthy();
    expect(sent(server)).toEqual({ name: '李雷', relation: 'SPOUSE', mobile: '13812345678' });
    expect(await screen.findByPlaceholderText('138****5678')).toBeTruthy();
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    const server = serveContact();
    render(<EmergencyContactScreen />);
    await screen.findByRole('textbox', { name: '姓名' });
    type('手机号', '13800138000');
    save();
    expect(await screen.findByText('请填写联系人的姓名，2至30个字')).toBeTruthy();
    expect(screen.getByText('请填写另一个人的手机号，不能是您自己的')).toBeTruthy();
    expect(screen.getByText('请选择与您的关系')).toBeTruthy();
    expect(sent(server)).toBeUndefined();
  });

  it('is changed without typing the number again', async () => {
    const server = serveContact(friend);
    render(<EmergencyContactScreen />);
    expect(await screen.findByDisplayValue('韩梅')).toBeTruthy();
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('朋友');
    fireEvent.click(screen.getByRole('radio', { name: '同事' }));
    save();
    expect(await screen.findByText('已保存')).toBeTruthy();
    expect(sent(server)).toEqual({ name: '韩梅', relation: 'COLLEAGUE' });
  });

  it('is removed once that is confirmed', async () => {
    serveContact(friend);
    render(<EmergencyContactScreen />);
    fireEvent.click(await screen.findByRole('button', { name: '删除紧急联系人' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('已删除')).toBeTruthy();
    await waitFor(() => expect(screen.queryByDisplayValue('韩梅')).toBeNull());
    expect(screen.queryByRole('button', { name: '删除紧急联系人' })).toBeNull();
  });

  it('asks a visitor to log in', () => {
    serveContact();
    enterAsVisitor();
    render(<EmergencyContactScreen />);
    expect(screen.getByText('登录后填写紧急联系人')).toBeTruthy();
  });
});
