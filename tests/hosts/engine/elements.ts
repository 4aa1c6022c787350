import {
  CurrentWindowBackendContext,
  Event as EngineEvent,
  type Element as EngineElement,
  type NativeNode,
} from 'glass-easel';
import { isFile } from './files';
import { knowCount, knowEvent, knowMapNumber, knowPart, knowWord, readsPicture } from './manners';
import { complain } from './meter';
import type { HostName } from './types';

type Attribute = (element: HTMLElement, value: string | undefined) => void;

/** The frame of a part that the host draws by itself: what its attributes do. */
const isTrue = (value: string | undefined): boolean => value !== undefined && value !== 'false';

/** By what it was given: the text of what the app says nothing of is empty, as that of what it says is so. */
function setBoolean(name: string): Attribute {
  return element => element.toggleAttribute(name, Boolean(given(element, name)));
}

const fits: Record<string, string> = {
  scaleToFill: 'fill',
  aspectFit: 'contain',
  aspectFill: 'cover',
};

/** What any photo on the phone shows. */
const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const pictureOf = (element: HTMLElement): HTMLImageElement => element.firstElementChild as HTMLImageElement;

/** A pin of a map, as far as a person can tell it: what it says, and that it can be tapped. */
interface Marker extends Degrees {
  id: number;
  width?: number;
  height?: number;
  ariaLabel?: string;
  callout?: { content?: string };
}

/** A point of the ground, or how far it was moved. */
interface Degrees {
  longitude: number;
  latitude: number;
}

/** Degrees from the middle of a map to its edges: the engine draws no ground, so any will do. */
const halfView = 0.05;

const movedTo = (map: HTMLElement, by: Degrees): Degrees => ({
  longitude: Number(map.getAttribute('longitude')) + by.longitude,
  latitude: Number(map.getAttribute('latitude')) + by.latitude,
});

/** What an attribute was given: the engine makes a text of each, and the node keeps what it was. */
const given = (element: HTMLElement, name: string): unknown =>
  (element as HTMLElement & { __wxElement: NativeNode }).__wxElement.getAttribute(name);

const mapNumber = (name: string): Record<string, Attribute> => ({
  [name]: (element, value = '') => {
    knowMapNumber(name, given(element, name));
    element.setAttribute(name, value);
  },
});

/** The pins one below the other: where they stand on the ground is the host's. */
function drawPins(map: HTMLElement, markers: readonly Marker[]): void {
  const pins = markers.map(({ id, ariaLabel, callout, ...rest }) => {
    const { longitude, latitude, width = 1, height = 1 } = rest;
    for (const [name, value] of Object.entries({ id, longitude, latitude, width, height })) {
      knowMapNumber(name, value);
    }
    const pin = document.createElement('button');
    pin.textContent = callout?.content ?? '';
    pin.setAttribute('aria-label', ariaLabel ?? callout?.content ?? '');
    pin.addEventListener('click', () => map.dispatchEvent(new CustomEvent('pin', { detail: id })));
    return pin;
  });
  map.replaceChildren(...pins);
}

/** The text that a field was given last. */
const givenTo = new WeakMap<HTMLElement, string>();

const input: Record<string, Attribute> = {
  // A host compares with what it was given last, not with what stands there: the same again changes nothing.
  value: (element, value = '') => {
    if (givenTo.get(element) === value) return;
    givenTo.set(element, value);
    (element as HTMLInputElement).value = value;
  },
  type: (element, value = '') => {
    element.setAttribute('type', 'text');
    element.setAttribute('inputmode', ['number', 'idcard'].includes(value) ? 'numeric' : 'text');
  },
  disabled: setBoolean('disabled'),
  focus: (element, value) => {
    if (isTrue(value)) setTimeout(() => element.focus());
  },
  maxlength: (element, value = '140') =>
    Number(value) < 0 ? element.removeAttribute('maxlength') : element.setAttribute('maxlength', value),
};

/** What the attributes of the host's own parts do; one that is not here is written as it is. */
const attributes: Record<string, Record<string, Attribute>> = {
  input,
  textarea: input,
  image: {
    src: (element, value = '') => {
      if (value) pictureOf(element).src = isFile(value) ? photo : value;
    },
    mode: (element, value = '') => {
      const picture = pictureOf(element);
      picture.style.objectFit = fits[value] ?? 'fill';
      // As high, or as wide, as the picture is for its width, or height.
      element.style.height = value === 'widthFix' ? 'auto' : '';
      element.style.width = value === 'heightFix' ? 'auto' : '';
      picture.style.position = value.endsWith('Fix') ? 'static' : '';
    },
  },
  map: {
    ...mapNumber('longitude'),
    ...mapNumber('latitude'),
    ...mapNumber('scale'),
    ...mapNumber('min-scale'),
    ...mapNumber('max-scale'),
    markers: element => drawPins(element, given(element, 'markers') as Marker[]),
  },
  'scroll-view': {
    'scroll-x': (element, value) => {
      element.style.overflowX = isTrue(value) ? 'auto' : 'hidden';
    },
    'scroll-y': (element, value) => {
      element.style.overflowY = isTrue(value) ? 'auto' : 'hidden';
    },
    'scroll-into-view': (element, value) => {
      if (value)
        setTimeout(() => element.querySelector(`[id="${value}"]`)?.scrollIntoView({ block: 'nearest' }));
    },
  },
};

/** ARIA as a browser reads it, so that tests find parts by role and name. */
const ariaNames: Record<string, string> = { 'aria-role': 'role', 'aria-label': 'aria-label' };

/** An element of the host's view layer. */
function createElement(tag: string): HTMLElement {
  const element = document.createElement(tag);
  if (tag === 'image') element.append(document.createElement('img'));
  // What a host takes when the app says nothing of it.
  if (tag === 'input' || tag === 'textarea') element.setAttribute('maxlength', '140');
  const own = attributes[tag] ?? {};
  const set = element.setAttribute.bind(element);
  const remove = element.removeAttribute.bind(element);
  // Attributes that the parts above write by themselves must not come round again.
  let isWriting = false;
  const change = (name: string, value: string | undefined, write: () => void): void => {
    const aria = ariaNames[name];
    const attribute = own[name];
    if (!isWriting) knowWord(tag, name, value);
    if (isWriting) write();
    else if (aria) {
      if (value) set(aria, value);
      else remove(aria);
    } else if (attribute) {
      isWriting = true;
      attribute(element, value);
      isWriting = false;
    } else write();
  };
  // The engine puts a prefix of its own before the ids that an app gives.
  Object.defineProperty(element, 'id', {
    get: () => element.getAttribute('id') ?? '',
    set: (id: string) => set('id', id.replace(/^\w+--/, '')),
  });
  element.setAttribute = (name, value) => change(name, value, () => set(name, value));
  element.removeAttribute = name => change(name, undefined, () => remove(name));
  return element;
}

type Trigger = (detail: object) => void;
type Listen = (element: HTMLElement, trigger: Trigger) => void;

const valueOf = (element: HTMLElement): { value: string; cursor: number } => {
  const field = element as HTMLInputElement;
  return { value: field.value, cursor: field.selectionStart ?? field.value.length };
};

/** What every field tells. */
const typing: Record<string, Listen> = {
  input: (element, trigger) => element.addEventListener('input', () => trigger(valueOf(element))),
  focus: (element, trigger) =>
    element.addEventListener('focus', () => trigger({ ...valueOf(element), height: 0 })),
  blur: (element, trigger) => element.addEventListener('blur', () => trigger(valueOf(element))),
};

/** How the events of the host's own parts come to be. Bubbling ones (touches and taps) are the engine's. */
const events: Record<string, Record<string, Listen>> = {
  textarea: typing,
  input: {
    ...typing,
    confirm: (element, trigger) =>
      element.addEventListener('keydown', event => {
        if (event.key === 'Enter') trigger(valueOf(element));
      }),
  },
  image: {
    load: (element, trigger) =>
      pictureOf(element).addEventListener('load', () =>
        trigger({ width: pictureOf(element).naturalWidth, height: pictureOf(element).naturalHeight }),
      ),
    error: (element, trigger) =>
      pictureOf(element).addEventListener('error', () => trigger({ errMsg: 'the picture cannot be loaded' })),
  },
  map: {
    markertap: (element, trigger) =>
      element.addEventListener('pin', event => trigger({ markerId: (event as CustomEvent<number>).detail })),
    // A finger moves the ground, by so many degrees (Phone.moveMap).
    regionchange: (element, trigger) =>
      element.addEventListener('ground', event => {
        const { longitude, latitude } = movedTo(element, (event as CustomEvent<Degrees>).detail);
        trigger({
          type: 'end',
          causedBy: 'drag',
          centerLocation: { longitude, latitude },
          region: {
            northeast: { longitude: longitude + halfView, latitude: latitude + halfView },
            southwest: { longitude: longitude - halfView, latitude: latitude - halfView },
          },
        });
      }),
  },
  swiper: {
    change: (element, trigger) => {
      let current = 0;
      element.addEventListener('scroll', () => {
        const index = Math.round(element.scrollLeft / element.clientWidth);
        if (index === current) return;
        current = index;
        trigger({ current, source: 'touch' });
      });
    },
  },
  'scroll-view': {
    scrolltolower: (element, trigger) =>
      element.addEventListener('scroll', () => {
        const { scrollTop, clientHeight, scrollHeight } = element;
        if (scrollTop + clientHeight >= scrollHeight - nearEnd) trigger({ direction: 'bottom' });
      }),
    scroll: (element, trigger) =>
      element.addEventListener('scroll', () =>
        trigger({ scrollTop: element.scrollTop, scrollLeft: element.scrollLeft }),
      ),
  },
};

/** Pixels from the end of what scrolls at which it says so; a host's default. */
const nearEnd = 50;

const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'];

/** The view layer of the phone: glass-easel's browser backend with the host's own parts. */
export class ViewLayer extends CurrentWindowBackendContext {
  private readonly heard = new WeakMap<HTMLElement, Set<string>>();

  constructor(
    private readonly host: HostName,
    /** Tags of the app's own components. */
    own: readonly string[],
    /** A button that sends the page was tapped. */
    onShare: () => void,
  ) {
    super();
    this.document = {
      createElement: (tag: string) => {
        knowPart(tag, own);
        const element = createElement(tag);
        if (tag === 'image') this.watchPicture(element);
        if (tag === 'textarea') {
          element.addEventListener('focus', () => knowCount(host, given(element, 'show-count')));
        }
        if (tag === 'button') {
          element.addEventListener('click', () => element.getAttribute('open-type') === 'share' && onShare());
        }
        return element;
      },
      createTextNode: (text: string) => document.createTextNode(text),
      createDocumentFragment: () => document.createDocumentFragment(),
    } as unknown as CurrentWindowBackendContext['document'];
    this.onEvent((element, type, detail, options) => {
      EngineEvent.triggerEvent(element, type, detail, options);
    });
  }

  /** A picture that the host cannot read is not there. */
  private watchPicture(element: HTMLElement): void {
    const picture = pictureOf(element);
    picture.addEventListener('load', () => {
      if (readsPicture(this.host, element, picture.src)) return;
      complain(`${element.getAttribute('aria-label') ?? 'a picture'}: WebP is not read without webp`);
    });
  }

  override setListenerStats(
    ...[target, type, ...rest]: Parameters<CurrentWindowBackendContext['setListenerStats']>
  ): void {
    if (touches.includes(type)) return super.setListenerStats(target, type, ...rest);
    const element = target as unknown as HTMLElement & { __wxElement: EngineElement };
    const own = events[element.localName] ?? {};
    const listen = own[type];
    knowEvent(element.localName, type, Object.keys(own));
    const heard = this.heard.get(element) ?? new Set();
    if (!listen || heard.has(type)) return;
    this.heard.set(element, heard.add(type));
    listen(element, detail =>
      EngineEvent.triggerEvent(element.__wxElement, type, detail, { bubbles: false, composed: false }),
    );
  }
}
