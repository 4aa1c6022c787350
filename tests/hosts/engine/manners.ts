import { complain } from './meter';
import type { HostName } from './types';

/** The parts that the engine draws; the documentation of WeChat's components, which QQ and Alipay follow in these. */
const parts = ['view', 'image', 'input', 'textarea', 'scroll-view', 'swiper', 'swiper-item', 'map'];

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
  input: {
    type: ['', 'text', 'number', 'idcard', 'digit', 'safe-password', 'nickname', 'numberpad', 'digitpad'],
    'confirm-type': ['', 'send', 'search', 'next', 'go', 'done'],
  },
};

/** Events that bubble: every part has them. */
const ofAll = ['tap', 'longpress', 'longtap', 'touchstart', 'touchmove', 'touchend', 'touchcancel'];

/** Parts of which the templates name no event but those that the app hears (config/templates/attributes.ts). */
const trimmed = ['view', 'scroll-view', 'swiper', 'swiper-item'];

/** Complains of a part that the engine does not draw: a journey could not pass by it. */
export function knowPart(tag: string, own: readonly string[]): void {
  if (!parts.includes(tag) && !own.includes(tag)) complain(`<${tag}> is not a part that the engine knows`);
}

/** Complains of a word that an attribute does not know: the host passes it over, and draws as if nothing were said. */
export function knowWord(tag: string, attribute: string, value: string | undefined): void {
  const known = words[tag]?.[attribute];
  if (known && value !== undefined && !known.includes(value)) {
    complain(`<${tag}> knows no ${attribute}="${value}"`);
  }
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
