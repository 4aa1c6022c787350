import { complain } from './meter';
import type { HostName } from './types';

/** The parts that the engine draws; the documentation of WeChat's components, which QQ and Alipay follow in these. */
const parts = [
  'view',
  'image',
  'input',
  'textarea',
  'scroll-view',
  'swiper',
  'swiper-item',
  'map',
  'button',
  'video',
];

/** What an attribute may say, where only some words mean something (the same documentation); else it is passed over. */
const words: Record<string, Record<string, readonly string[]>> = {
  image: {
    mode: [
      ...[
        'scaleToFill',
        'aspectFit',
        'aspectFill',
        'widthFix',
        'heightFix',
        'top',
        'bottom',
        'center',
        'left',
      ],
      ...['right', 'top left', 'top right', 'bottom left', 'bottom right'],
    ],
  },
  video: { 'object-fit': ['contain', 'fill', 'cover'] },
  // Of those that open something, what the app asks for.
  button: { 'open-type': ['', 'contact', 'share'] },
  input: {
    type: ['', 'text', 'number', 'idcard', 'digit', 'safe-password', 'nickname', 'numberpad', 'digitpad'],
    'confirm-type': ['', 'send', 'search', 'next', 'go', 'done'],
  },
};

/** Events that bubble: every part has them. */
const ofAll = ['tap', 'longpress', 'longtap', 'touchstart', 'touchmove', 'touchend', 'touchcancel'];

/** Parts of which the templates name no event but those that the app hears (config/templates/attributes.ts). */
const trimmed = ['view', 'scroll-view', 'swiper', 'swiper-item'];

/**
 * By this component of Taro a tree goes on where it is deeper than the templates: one more part around whatever stands in
 * it, which no layout of ours knows of.
 */
const beyondTemplates = 'comp';

/** Complains of a part that the engine does not draw: a journey could not pass by it. */
export function knowPart(tag: string, own: readonly string[]): void {
  if (tag === beyondTemplates) complain('the tree is deeper than the templates of the host');
  if (!parts.includes(tag) && !own.includes(tag)) complain(`<${tag}> is not a part that the engine knows`);
}

/** Numbers of a map and of its pins, between what they may lie: the host takes nothing else, and draws another ground. */
const mapNumbers: Record<string, readonly [number, number]> = {
  longitude: [-180, 180],
  latitude: [-90, 90],
  scale: [3, 20],
  'min-scale': [3, 20],
  'max-scale': [3, 20],
  id: [0, 2 ** 31 - 1],
  width: [1, 200],
  height: [1, 200],
};

/** Complains of a number of a map that is none, or lies where the ground has no such place. */
export function knowMapNumber(name: string, value: unknown): void {
  const [least, most] = mapNumbers[name] ?? [-Infinity, Infinity];
  const isFit = typeof value === 'number' && value >= least && value <= most;
  if (!isFit) complain(`<map> takes no ${name} ${JSON.stringify(value)}`);
}

/** Complains of a word that an attribute does not know: the host passes it over, and draws as if nothing were said. */
export function knowWord(tag: string, attribute: string, value: string | undefined): void {
  // WeChat finds no part whose id begins with a digit.
  if (attribute === 'scroll-into-view' && /^\d/.test(value ?? '')) complain(`no part can be called ${value}`);
  const known = words[tag]?.[attribute];
  if (known && value !== undefined && !known.includes(value)) {
    complain(`<${tag}> knows no ${attribute}="${value}"`);
  }
}

/** Complains of a field of several lines below which Alipay counts its letters by itself, as it does unless told otherwise. */
export function knowCount(host: HostName, showCount: unknown): void {
  if (host === 'alipay' && showCount !== false)
    complain('<textarea>: Alipay counts its letters, beside the app');
}

/** Complains of an event that the part does not have: nobody would ever hear of it. */
export function knowEvent(tag: string, event: string, own: readonly string[]): void {
  if (trimmed.includes(tag) && ![...ofAll, ...own].includes(event)) {
    complain(`<${tag}> has no event ${event} that the engine knows`);
  }
}

/** WeChat reads a WebP picture only where its `image` is told to (`webp`, since 2.9.0). */
export function readsPicture(host: HostName, image: Element, src: string): boolean {
  const isTold = image.hasAttribute('webp') && image.getAttribute('webp') !== 'false';
  return host !== 'weapp' || isTold || !/\.webp(\?|$)/.test(src);
}
