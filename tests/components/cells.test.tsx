import { fireEvent, render, screen } from '@testing-library/react';
import { Cell } from '@/components/cell/Cell';
import { SwitchCell } from '@/components/switch-cell/SwitchCell';

describe('rows of a list', () => {
  it('say their title with a note below, whether they lead somewhere or are switched', () => {
    const lead = jest.fn();
    const change = jest.fn();
    render(
      <>
        <Cell title="押金" note="还车后退还" value="¥3000" onClick={lead} />
        <SwitchCell title="长租优惠" note="租满7天起自动打折" checked={false} onChange={change} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: /^押金 ?还车后退还 ?¥3000$/ }));
    fireEvent.click(screen.getByRole('switch', { name: /^长租优惠 ?租满7天起自动打折$/ }));
    expect(lead).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledWith(true);
  });

  it('without a note are a title alone', () => {
    const { container } = render(
      <>
        <Cell title="押金" />
        <SwitchCell title="异地还车" checked onChange={jest.fn()} />
      </>,
    );
    const texts = [...container.querySelectorAll('span.element-block span')];
    expect(texts.map(({ textContent }) => textContent)).toEqual(['押金', '异地还车']);
  });
});
