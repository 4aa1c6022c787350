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

/**
 * Keeps what is typed: the `ref` of a mini-program's field, called once for each.
 *
 * The app and the field are two worlds, and what one says reaches the other late. Taro and React send each typed text back
 * to the field; on a busy phone it comes when more has been typed, and takes that away. However long somebody rests, the
 * next key may be faster than what is sent: so a field in which somebody types is theirs until they leave it, and what the
 * app makes of their text comes to stand there then. A text that is cleared or filled in comes at once, as whoever asked
 * for it does not type. When it is left, it is told what it shows, for the host to draw it by, should it be drawn anew.
 */
export function keepTyped(field: FieldElement | null): void {
  if (!field) return;
  const setAttribute = field.setAttribute.bind(field);
  const dispatchEvent = field.dispatchEvent.bind(field);
  let sent = field.props.value;
  let shown = sent;
  let wanted = sent;
  let isOnItsWay = false;
  let isTyping = false;
  // Whatever the app says at the moment of a key is what it makes of the text.
  let isRead = false;

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
    if (isTyping || isOnItsWay || wanted === shown) return;
    // A host passes over what it was sent last: first it is told what it shows.
    send(wanted === sent ? shown : wanted);
  };

  field.setAttribute = (name, value) => {
    if (name !== 'value') return setAttribute(name, value);
    wanted = value;
    if (!isRead) isTyping = false;
    settle();
  };
  field.dispatchEvent = event => {
    if (event.type === 'input') {
      shown = event.mpEvent.detail.value;
      isTyping = true;
      isRead = true;
      setTimeout(() => (isRead = false));
    } else if (event.type === 'blur') {
      isTyping = false;
      settle();
      if (sent !== shown && !isOnItsWay) send(shown);
    }
    return dispatchEvent(event);
  };
}
