import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Checkbox } from '@/components/checkbox/Checkbox';
import { Chips } from '@/components/chips/Chips';
import { ChoiceTabs } from '@/components/choice-tabs/ChoiceTabs';
import { Element } from '@/components/element/Element';
import { Field } from '@/components/field/Field';
import { Radio } from '@/components/radio/Radio';
import { accessibilityProblems } from '../support/accessibility';

describe('Button', () => {
  it('is a button with its name, and does what it says once for a tap', () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>立即预订</Button>);
    fireEvent.click(screen.getByRole('button', { name: '立即预订' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('a running action disables its own button and says so', () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        提交订单
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交订单' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect([button.hasAttribute('disabled'), button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  it('never sends a form unless it is the one that submits', () => {
    const onSubmit = jest.fn();
    const onClick = jest.fn();
    render(
      <Element as="form" onSubmit={onSubmit}>
        <Button>获取验证码</Button>
        <Button submits onClick={onClick}>
          登录
        </Button>
      </Element>,
    );
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    // Tap and Enter go the same way: through the form.
    expect(onClick).not.toHaveBeenCalled();
  });

  it('a tap inside does not reach what lies around it', () => {
    const outer = jest.fn();
    render(
      <Element onClick={outer}>
        <Button onClick={() => undefined}>拨打电话</Button>
      </Element>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('Field (design: errors at the field, in words a renter understands)', () => {
  function Mobile({ error }: { error?: string }) {
    const [value, setValue] = useState('');
    return <Field id="mobile" label="手机号" type="tel" value={value} error={error} onChange={setValue} />;
  }

  it('is found by its label and holds what is typed', () => {
    render(<Mobile />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    fireEvent.change(input, { target: { value: '13812345678' } });
    expect(input.value).toBe('13812345678');
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  it('its error belongs to it and is read out', () => {
    render(<Mobile error="请输入11位手机号，以1开头" />);
    const input = screen.getByRole('textbox', { name: '手机号' });
    const error = screen.getByRole('alert');
    expect(error.textContent).toBe('请输入11位手机号，以1开头');
    expect(input.getAttribute('aria-describedby')).toBe(error.id);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('a hint is no alarm', () => {
    render(
      <Field
        id="name"
        label="姓名"
        value=""
        error={undefined}
        hint="与身份证一致"
        onChange={() => undefined}
      />,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('与身份证一致').id).toBe(
      screen.getByRole('textbox').getAttribute('aria-describedby'),
    );
  });
});

describe('choices', () => {
  it('a checkbox tells its state and the next one', () => {
    const onChange = jest.fn();
    const { rerender } = render(
      <Checkbox checked={false} onChange={onChange}>
        使用优惠券
      </Checkbox>,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: '使用优惠券', checked: false }));
    expect(onChange).toHaveBeenLastCalledWith(true);
    rerender(
      <Checkbox checked onChange={onChange}>
        使用优惠券
      </Checkbox>,
    );
    fireEvent.click(screen.getByRole('checkbox', { checked: true }));
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('chips are switched on and off one by one', () => {
    const onToggle = jest.fn();
    const items = [
      { key: 'SUV', text: 'SUV' },
      { key: 'MPV', text: 'MPV' },
    ] as const;
    render(<Chips label="车型" items={items} selected={['MPV']} onToggle={onToggle} />);
    expect(screen.getByRole('group', { name: '车型' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'MPV', pressed: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'SUV', pressed: false }));
    expect(onToggle).toHaveBeenCalledWith('SUV');
  });

  it('of choice tabs one is taken', () => {
    const onSelect = jest.fn();
    const items = [
      { key: 0, text: '进行中' },
      { key: 1, text: '已完成' },
      { key: 2, text: '全部' },
    ] as const;
    render(<ChoiceTabs label="订单" items={items} current={0} onSelect={onSelect} />);
    expect(screen.getAllByRole('button', { pressed: true }).map(tab => tab.textContent)).toEqual(['进行中']);
    fireEvent.click(screen.getByRole('button', { name: '全部' }));
    expect(onSelect).toHaveBeenCalledWith(2);
  });

  it('a cell is a button only when it leads somewhere', () => {
    const onClick = jest.fn();
    const { rerender } = render(<Cell title="手机号" value="138****5678" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Cell title="优惠券" value="3张" onClick={onClick} />);
    fireEvent.click(screen.getByRole('button', { name: /优惠券.*3张/ }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('radio buttons by keyboard (ARIA pattern: one stop, and the arrow keys take the next)', () => {
  function Methods() {
    const [taken, setTaken] = useState('微信');
    const [all, setAll] = useState(['微信', '支付宝', '余额']);
    return (
      <>
        <Element role="radiogroup" aria-label="支付方式">
          {all.map(name => (
            <Radio
              key={name}
              checked={name === taken}
              disabled={name === '余额'}
              onChoose={() => setTaken(name)}
            >
              {name}
            </Radio>
          ))}
        </Element>
        <Button onClick={() => setAll(['云闪付', ...all])}>更多</Button>
      </>
    );
  }
  const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });
  const stops = (): (string | null)[] =>
    screen
      .getAllByRole('radio')
      .filter(one => one.tabIndex === 0 && !one.hasAttribute('disabled'))
      .map(one => one.textContent);
  const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('goes round and round, past what cannot be taken, and leaves other keys alone', async () => {
    render(<Methods />);
    expect(stops()).toEqual(['微信']);
    radio('微信').focus();
    for (const [key, next] of [
      ['ArrowDown', '支付宝'],
      ['ArrowRight', '微信'],
      ['ArrowUp', '支付宝'],
      ['ArrowLeft', '微信'],
    ] as const) {
      expect(press(key)).toBe(false);
      expect(document.activeElement).toBe(radio(next));
      expect(radio(next).getAttribute('aria-checked')).toBe('true');
      await waitFor(() => expect(stops()).toEqual([next]));
    }
    expect(press('Tab')).toBe(true);
  });

  it('what comes later is reached by the arrows and is no further stop', async () => {
    render(<Methods />);
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    await waitFor(() => expect(radio('云闪付').tabIndex).toBe(-1));
    expect(stops()).toEqual(['微信']);
    radio('微信').focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(radio('云闪付'));
  });
});

it('axe finds nothing in the controls', async () => {
  render(
    <Element as="form" onSubmit={() => undefined}>
      <Field
        id="mobile"
        label="手机号"
        type="tel"
        value="1"
        error="请输入11位手机号，以1开头"
        onChange={() => undefined}
      />
      <Field
        id="name"
        label="姓名"
        value=""
        error={undefined}
        hint="与身份证一致"
        onChange={() => undefined}
      />
      <Checkbox checked onChange={() => undefined}>
        我已阅读并同意
      </Checkbox>
      <Element role="radiogroup" aria-label="支付方式">
        <Radio checked onChoose={() => undefined}>
          微信支付
        </Radio>
        <Radio checked={false} disabled onChoose={() => undefined}>
          余额支付
        </Radio>
      </Element>
      <Chips
        label="车型"
        items={[{ key: 'SUV', text: 'SUV' }]}
        selected={['SUV']}
        onToggle={() => undefined}
      />
      <ChoiceTabs label="订单" items={[{ key: 0, text: '进行中' }]} current={0} onSelect={() => undefined} />
      <Cell title="优惠券" value="3张" icon="ticket" onClick={() => undefined} />
      <Button kind="primary" busy submits>
        提交
      </Button>
    </Element>,
  );
  expect(await accessibilityProblems()).toEqual([]);
});
