/** An attribute without a default. */
const plain = '';
const named = { 'aria-label': plain };
const meaningful = { ...named, 'aria-role': plain };

/** Taro's table of components: the attributes and events of each, with their defaults. */
export type ComponentTable = Record<string, Record<string, string>>;

/**
 * All that the app uses of the parts that stand inside each other. Taro writes each of them once for every level of
 * depth, with whatever its host offers: without this, three quarters of the templates, which the main package carries
 * and a view works through part by part, would say what no screen ever asks for.
 */
export const nestedAttributes = {
  View: { 'hover-class': "'none'", ...meaningful },
  ScrollView: { 'scroll-x': '!1', 'scroll-y': '!1', 'scroll-into-view': plain, ...meaningful },
  Swiper: { bindChange: plain },
  SwiperItem: {},
  Button: {
    'open-type': plain,
    'send-message-title': plain,
    'send-message-path': plain,
    'show-message-card': '!1',
  },
};

/** What Taro's templates leave out of other parts: the name, by which a screen reader says what a part is. */
const furtherAttributes = { Image: named, Input: named, Textarea: named };

/** What Taro lets every part hear besides a tap; a host sends each of them to who listens, and one part of the app does. */
const touches = ['bindTouchStart', 'bindTouchMove', 'bindTouchEnd', 'bindTouchCancel', 'bindLongTap'];

/** Templates of which the app has no part: Taro's own text. */
export const unusedTemplates = ['text', 'static-text'];

/**
 * Makes Taro's table of components the app's. The build and the app both do it: they number attributes by this table. The
 * app does it before anything of ours, what fills in newer built-ins included (src/platform/builtIns.ts).
 */
export function fitComponents(table: ComponentTable): void {
  Object.assign(table, nestedAttributes);
  for (const [name, attributes] of Object.entries(furtherAttributes)) {
    table[name] = { ...table[name], ...attributes };
  }
  for (const [name, attributes] of Object.entries(table)) {
    const kept = { ...attributes };
    for (const touch of touches) Reflect.deleteProperty(kept, touch);
    table[name] = kept;
  }
}

type Attributes = Record<string, string>;

/** What of a host's template is made the app's. */
export interface HostTemplate {
  getClickEvent(): Attributes;
  /** The events that it gives to every part that hears any. */
  getEvents(): Attributes;
  /** How deep a part stands in others of its kind: so many times its template is written. */
  nestElements: Map<string, number>;
  createMiniComponents(table: ComponentTable): Record<string, Attributes>;
  internalComponents: ComponentTable;
  /** Adds to the table what a host has besides. */
  mergeComponents(...given: readonly unknown[]): void;
}

/**
 * Fits the table of a template, and again whenever its host adds to it: QQ does so as the build begins, and the app, which
 * numbers attributes by the same table, would call each of a button by another's number.
 */
export function keepFitted(template: Pick<HostTemplate, 'internalComponents' | 'mergeComponents'>): void {
  const merge = template.mergeComponents.bind(template);
  const fit = (): void => fitComponents(template.internalComponents);
  template.mergeComponents = (...given) => {
    merge(...given);
    fit();
  };
  fit();
}

/** Alipay's template adds touches to the tap. */
export function hearTapsOnly(template: Pick<HostTemplate, 'getClickEvent' | 'getEvents'>): void {
  template.getEvents = template.getClickEvent;
}

/** A view that keeps touches to itself, in Taro's words; the app has it as `<View catchMove>`. */
const catching = 'catch-view';

/**
 * Lets the view that keeps touches to itself hear them: along it a finger is followed (InitialIndex), while the page below
 * must not scroll. None of them stands in another.
 */
export function followFinger(
  template: Pick<HostTemplate, 'getClickEvent' | 'nestElements' | 'createMiniComponents'>,
): void {
  const isAlipay = 'onTap' in template.getClickEvent();
  const words = isAlipay
    ? ['onTouchStart', 'catchTouchMove', 'onTouchEnd', 'onTouchCancel']
    : ['bindtouchstart', 'catchtouchmove', 'bindtouchend', 'bindtouchcancel'];
  const create = template.createMiniComponents.bind(template);
  template.nestElements.set(catching, 1);
  template.createMiniComponents = table => {
    const made = create(table);
    made[catching] = { ...made[catching], ...Object.fromEntries(words.map(word => [word, 'eh'])) };
    return made;
  };
}
