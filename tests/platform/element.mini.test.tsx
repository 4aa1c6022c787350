import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '@/components/button/Button';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Element } from '@/components/element/Element';
import { Header } from '@/components/header/Header';
import { Picture } from '@/components/picture/Picture';

describe('the kit on a mini-program: a View says by its role what HTML says by its name', () => {
  it('a button is one, and a disabled one does nothing', () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>立即预订</Button>);
    fireEvent.click(screen.getByRole('button', { name: '立即预订' }));
    rerender(
      <Button busy onClick={onClick}>
        立即预订
      </Button>,
    );
    fireEvent.click(screen.getByRole('button', { name: '立即预订' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('a submitting button acts by the tap, since there is no form', () => {
    const onClick = jest.fn();
    render(
      <Element as="form">
        <Button submits onClick={onClick}>
          登录
        </Button>
      </Element>,
    );
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('headings and lists keep their meaning', () => {
    render(
      <>
        <Header title="车型详情" onBack={() => undefined} />
        <Element as="ul">
          <Element as="li">一</Element>
        </Element>
      </>,
    );
    expect(screen.getByRole('heading', { name: '车型详情' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('what is a line of its own needs no class to be one: a view is', () => {
    render(
      <>
        <Element as="span">日均</Element>
        <Element as="span" block>
          张三
        </Element>
      </>,
    );
    expect(screen.getByText('日均').className).toBe('element-inline');
    expect(screen.getByText('张三').className).toBe('');
  });

  it('a tap inside does not reach what lies around it', () => {
    const outer = jest.fn();
    render(
      <Element onClick={outer}>
        <Checkbox checked={false} onChange={() => undefined}>
          使用优惠券
        </Checkbox>
      </Element>,
    );
    fireEvent.click(screen.getByRole('checkbox'));
    expect(outer).not.toHaveBeenCalled();
  });

  it('a picture of the backend is asked of the backend, not of the package', () => {
    const { apiBase } = APP_CONFIG;
    Object.assign(APP_CONFIG, { apiBase: 'https://api.example' });
    try {
      render(<Picture src="/media/car.webp" alt="丰田卡罗拉" />);
      expect(screen.getByRole('img').getAttribute('src')).toBe('https://api.example/media/car.webp');
    } finally {
      Object.assign(APP_CONFIG, { apiBase });
    }
  });

  it('a picture stands whole in its box or fills it, by the mode of the host', () => {
    render(
      <>
        <Picture src="/car.webp" alt="丰田卡罗拉" />
        <Picture src="/sanya.webp" alt="三亚" fit="cover" />
      </>,
    );
    expect(screen.getByRole('img', { name: '丰田卡罗拉' }).dataset.mode).toBe('aspectFit');
    expect(screen.getByRole('img', { name: '三亚' }).dataset.mode).toBe('aspectFill');
  });

  it('a picture has two attempts here too (specification §2)', () => {
    render(<Picture src="/car.webp" alt="丰田卡罗拉" />);
    fireEvent.error(screen.getByRole('img'));
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: '丰田卡罗拉' }).tagName).not.toBe('IMG');
  });
});
