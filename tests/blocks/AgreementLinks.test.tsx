import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AgreementLinks } from '@/blocks/agreement-text/AgreementLinks';
import { accessibilityProblems } from '../support/accessibility';
import { serve } from '../support/fakeServer';

const serveAgreements = () =>
  serve({
    'GET /api/agreement/get_detail': ({ id }) => ({
      id,
      title: id === 'service' ? '服务协议' : '隐私政策',
      version: '1.0',
      updated: '2030-01-01',
      sections: [{ title: `${id}第一条`, paragraphs: ['一段文字。'] }],
    }),
  });

describe('AgreementLinks: what a renter agrees to, read without leaving the screen', () => {
  it.each([
    ['《服务协议》', '服务协议', 'service第一条'],
    ['《隐私政策》', '隐私政策', 'privacy第一条'],
  ])('%s opens in a sheet that can be closed', async (link, title, section) => {
    serveAgreements();
    render(<AgreementLinks lead="提交订单即表示同意" />);
    fireEvent.click(screen.getByRole('button', { name: link }));
    const dialog = screen.getByRole('dialog', { name: title });
    expect(await within(dialog).findByRole('heading', { name: section })).toBeTruthy();
    expect(dialog.textContent).toContain('版本1.0，更新于2030-01-01');
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers 重试 when the text cannot be had', async () => {
    serve({});
    render(<AgreementLinks />);
    fireEvent.click(screen.getByRole('button', { name: '《服务协议》' }));
    const retry = await screen.findByRole('button', { name: '重试' });
    serveAgreements();
    fireEvent.click(retry);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'service第一条' })).toBeTruthy());
  });
});
