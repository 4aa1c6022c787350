import Taro from '@tarojs/taro';
import { keepTyped, type FieldElement } from '@/components/text-input/keepTyped';
import { nameText } from '@/domain/typedText';

/** Milliseconds until a busy phone shows what its app says. */
const LATE = 250;

/** A field of a mini-program and Taro's element of it. */
class HostField implements FieldElement {
  /** What stands in it. */
  text: string;
  /** What it was sent, in order. */
  readonly sent: unknown[] = [];
  private last: unknown;
  private gathered: unknown[] = [];

  constructor(readonly props: Record<string, unknown>) {
    this.text = String(props.value);
    this.last = props.value;
    keepTyped(this);
  }

  /** Taro gathers what is sent at one moment: the last of it goes. */
  setAttribute(_name: string, value: unknown): void {
    this.props.value = value;
    if (this.gathered.push(value) > 1) return;
    setTimeout(() => {
      this.hear(this.gathered[this.gathered.length - 1]);
      this.gathered = [];
    });
  }

  /** A host takes what is new to it. */
  private hear(value: unknown): void {
    this.sent.push(value);
    setTimeout(() => {
      if (value !== this.last) this.text = String(value);
      this.last = value;
    }, LATE);
  }

  /** Taro's own way: what is typed is sent back. */
  dispatchEvent({ type, mpEvent }: Parameters<FieldElement['dispatchEvent']>[0]): void {
    if (type === 'input') this.setAttribute('value', mpEvent.detail.value);
  }

  /** Somebody types a letter more, and the app takes what then stands there, or makes something else of it. */
  type(letter: string, read = (text: string) => text): void {
    this.text += letter;
    const typed = this.text;
    this.dispatchEvent({ type: 'input', mpEvent: { detail: { value: typed } } });
    this.setAttribute('value', read(typed));
  }

  leave(): void {
    this.dispatchEvent({ type: 'blur', mpEvent: { detail: {} } });
  }
}

const digits = (text: string): string => text.replace(/\D/g, '');

beforeEach(() => {
  jest.useFakeTimers();
  // The view answers when it shows all that it was sent before.
  const question = {
    selectViewport: () => question,
    scrollOffset: () => question,
    exec: (task: () => void) => void setTimeout(task, LATE),
  };
  jest.spyOn(Taro, 'createSelectorQuery').mockReturnValue(question as unknown as Taro.SelectorQuery);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a field of a mini-program, which hears late what it is sent (issue 10, 5: typing)', () => {
  it('keeps what is typed, and is not sent it', () => {
    const field = new HostField({ value: '' });
    for (const letter of 'chengdu') {
      field.type(letter);
      jest.advanceTimersByTime(80);
    }
    jest.runAllTimers();
    expect(field.text).toBe('chengdu');
    expect(field.sent).toEqual([]);
  });

  it('shows what the app fills in', () => {
    const field = new HostField({ value: '' });
    field.setAttribute('value', '13800138000');
    jest.runAllTimers();
    expect(field.text).toBe('13800138000');
  });

  it('shows what the app makes of what was typed when it is left, each time', () => {
    const field = new HostField({ value: '138' });
    for (const letter of 'ab') {
      field.type(letter, digits);
      jest.runAllTimers();
      expect(field.text).toBe(`138${letter}`);
      field.leave();
      jest.runAllTimers();
      expect(field.text).toBe('138');
    }
  });

  it('is cleared, although it was sent nothing else before', () => {
    const field = new HostField({ value: '' });
    field.type('c');
    jest.advanceTimersByTime(80);
    field.setAttribute('value', '');
    field.setAttribute('value', '');
    jest.runAllTimers();
    expect(field.text).toBe('');
  });

  it('is cleared at the moment when it is left, too', () => {
    const field = new HostField({ value: '' });
    field.type('c');
    field.leave();
    field.setAttribute('value', '');
    jest.runAllTimers();
    expect(field.text).toBe('');
  });

  it.each([80, 400])('loses no key of what the app reads otherwise, one each %i ms', pause => {
    const field = new HostField({ value: '' });
    let kept = '';
    for (const letter of '阿卜杜拉.买买提') {
      field.type(letter, typed => (kept = nameText(typed)));
      jest.advanceTimersByTime(pause);
    }
    expect(kept).toBe('阿卜杜拉·买买提');
    field.leave();
    jest.runAllTimers();
    expect(field.text).toBe('阿卜杜拉·买买提');
  });

  it('has again, when it is left, what was typed while it was being cleared', () => {
    const field = new HostField({ value: '138' });
    field.setAttribute('value', '');
    jest.advanceTimersByTime(100);
    field.type('0');
    jest.runAllTimers();
    field.leave();
    jest.runAllTimers();
    expect(field.text).toBe('1380');
  });

  it('is told what it shows when it is left', () => {
    const field = new HostField({ value: '' });
    field.type('c');
    field.leave();
    jest.runAllTimers();
    expect(field.sent).toEqual(['c']);
    expect(field.text).toBe('c');
  });
});
