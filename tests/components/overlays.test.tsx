import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/Dialog';
import { QuickMenu } from '@/blocks/quick-menu/QuickMenu';
import { Sheet } from '@/components/sheet/Sheet';
import { Toast } from '@/components/toast/Toast';
import { accessibilityProblems } from '../support/accessibility';

// A test's document has no layout, in which everything would count as hidden from the keyboard.
const layout = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetParent');
beforeAll(() =>
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentNode;
    },
  }),
);
afterAll(() => {
  if (layout) Object.defineProperty(HTMLElement.prototype, 'offsetParent', layout);
});

const press = (key: string, shiftKey = false) => fireEvent.keyDown(document, { key, shiftKey });

describe('Dialog (specification §2: default buttons cancel and 知道了)', () => {
  it('asks with both buttons and tells the choice', () => {
    const onSettle = jest.fn();
    render(<Dialog title="取消订单" content="取消后不能恢复" onSettle={onSettle} />);
    const dialog = screen.getByRole('alertdialog', { name: '取消订单', description: '取消后不能恢复' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['取消', '知道了']);
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onSettle.mock.calls).toEqual([[true], [false]]);
  });

  it('has its own words, and one button where there is nothing to choose', () => {
    render(
      <Dialog
        title="提示"
        content="已提交"
        confirmText="好的"
        cancelText={null}
        onSettle={() => undefined}
      />,
    );
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['好的']);
  });

  it('Escape cancels', () => {
    const onSettle = jest.fn();
    render(<Dialog title="取消订单" content="取消后不能恢复" onSettle={onSettle} />);
    press('Escape');
    expect(onSettle.mock.calls).toEqual([[false]]);
  });
});

/** A screen with a button that opens a sheet. */
function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>路程无忧</button>
      <Sheet
        id="worry-free"
        title="路程无忧"
        tall
        open={open}
        onClose={() => setOpen(false)}
        footer={<button>好的</button>}
      >
        <p>说明</p>
      </Sheet>
    </>
  );
}

describe('Sheet (specification §2: a modal that covers 80 percent, dismissed by the top 20 percent or the close mark)', () => {
  const openSheet = () => {
    const view = render(<Screen />);
    const opener = screen.getByRole('button', { name: '路程无忧' });
    opener.focus();
    fireEvent.click(opener);
    return { ...view, opener };
  };

  it('is not there until it is opened', () => {
    render(<Screen />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the focus, keeps it, and gives it back', () => {
    const { opener } = openSheet();
    const dialog = screen.getByRole('dialog', { name: '路程无忧' });
    const close = screen.getByRole('button', { name: '关闭' });
    const last = screen.getByRole('button', { name: '好的' });
    expect(document.activeElement).toBe(dialog);
    last.focus();
    press('Tab');
    expect(document.activeElement).toBe(close);
    press('Tab', true);
    expect(document.activeElement).toBe(last);
    // The focus got out (a tap on the screen behind): Tab brings it back.
    opener.focus();
    press('Tab');
    expect(document.activeElement).toBe(close);
    fireEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('is dismissed by the shade above it', () => {
    const { container } = openSheet();
    fireEvent.click(container.querySelector('.shade')!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is dismissed by Escape', () => {
    openSheet();
    press('Escape');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a tap inside does not dismiss it', () => {
    openSheet();
    fireEvent.click(screen.getByText('说明'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('QuickMenu and Toast', () => {
  it('the menu leads where its link says', () => {
    const onSelect = jest.fn();
    const links = [
      { label: '首页', url: '/' },
      { label: '客服', url: '/customer_service' },
    ];
    render(<QuickMenu open links={links} onClose={() => undefined} onSelect={onSelect} />);
    fireEvent.click(screen.getByRole('button', { name: '客服' }));
    expect(onSelect).toHaveBeenCalledWith('/customer_service');
  });

  it('the region of a toast is there before its text, or nothing would be read out', () => {
    const { rerender } = render(<Toast text={undefined} />);
    const region = screen.getByRole('status');
    expect([region.textContent, region.getAttribute('aria-live')]).toEqual(['', 'polite']);
    rerender(<Toast text="已保存" />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('已保存');
  });
});

it('axe finds nothing in what lies over a screen', async () => {
  render(
    <>
      <Dialog title="取消订单" content="取消后不能恢复" danger onSettle={() => undefined} />
      <Sheet id="sheet" title="路程无忧" open onClose={() => undefined}>
        <p>说明</p>
      </Sheet>
      <Toast text="已保存" />
    </>,
  );
  expect(await accessibilityProblems()).toEqual([]);
});
