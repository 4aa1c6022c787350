import { whenShown } from '@/platform/visibility';

/** What a field tells, as Taro hands it on from the host. */
interface FieldEvent {
  type: string;
  mpEvent: { detail: { value?: unknown } };
}

/** Taro's element of a mini-program's field, as far as its text goes. */
export interface FieldElement {
  props: Record<string, unknown>;
  setAttribute(name: string, value: unknown): void;
  dispatchEvent(event: FieldEvent): unknown;
}

/** Milliseconds without a key after which somebody has typed what they meant to. */
const REST = 300;

/**
 * Keeps what is typed: the `ref` of a mini-program's field, called once for each.
 *
 * The app and the field are two worlds, and what one says reaches the other late. Taro and React send each typed text back
 * to the field; on a busy phone it comes when more has been typed, and takes that away. So a field is sent only what it
 * does not show: a text that was cleared or filled in, or corrected, once the typing rests. When it is left, it is told
 * what it shows, for the host to draw it by, should it be drawn anew.
 */
export function keepTyped(field: FieldElement | null): void {
  if (!field) return;
  const setAttribute = field.setAttribute.bind(field);
  const dispatchEvent = field.dispatchEvent.bind(field);
  let sent = field.props.value;
  let shown = sent;
  let wanted = sent;
  let isOnItsWay = false;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const send = (text: unknown): void => {
    sent = text;
    isOnItsWay = true;
    setAttribute('value', text);
    whenShown(() => {
      isOnItsWay = false;
      // Whatever was typed meanwhile has gone from the field; the app knows it, and gives it back.
      shown = text;
      settle();
    });
  };
  const settle = (): void => {
    if (typing || isOnItsWay || wanted === shown) return;
    // A host passes over what it was sent last: first it is told what it shows.
    send(wanted === sent ? shown : wanted);
  };

  const rest = (): void => {
    clearTimeout(typing);
    typing = undefined;
    settle();
  };

  field.setAttribute = (name, value) => {
    if (name !== 'value') return setAttribute(name, value);
    wanted = value;
    settle();
  };
  field.dispatchEvent = event => {
    if (event.type === 'input') {
      shown = event.mpEvent.detail.value;
      clearTimeout(typing);
      typing = setTimeout(rest, REST);
    } else if (event.type === 'blur') {
      rest();
      if (sent !== shown && !isOnItsWay) send(shown);
    }
    return dispatchEvent(event);
  };
}
