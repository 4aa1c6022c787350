import { useShareAppMessage } from '@tarojs/taro';

/** What a mini-program's host sends to others as a card, by its menu or by a button of its own (ShareButton). */
export interface ShareMessage {
  title: string;
  /** Address of the page that the card opens, as the host knows it (`hostAddress`). */
  page: string;
  /** A picture of 5:4, JPEG or PNG; absent: hosts take one of the screen. */
  picture?: string;
}

/** How each host wants it said. Of Alipay's documentation no address begins with a slash. */
const wordings: Readonly<Record<string, (message: ShareMessage) => object>> = {
  weapp: ({ title, page, picture }) => ({ title, path: page, ...(picture && { imageUrl: picture }) }),
  qq: ({ title, page, picture }) => ({ title, path: page, ...(picture && { imageUrl: picture }) }),
  alipay: ({ title, page, picture }) => ({
    title,
    desc: title,
    path: page.replace(/^\//, ''),
    ...(picture && { imageUrl: picture }),
  }),
};

/**
 * What the host sends of the present screen, whose row says `shares`: a host that is told nothing sends the address of the
 * screen and a picture of it.
 */
export function useShareMessage(message: ShareMessage): void {
  useShareAppMessage(() => wordings[process.env.TARO_ENV ?? '']?.(message) ?? {});
}

/** Whether the device hands such a file to others: asked before it is offered. A mini-program sends its card. */
export const canShareFile = (_file: File): boolean => false;

/** Hands a file to others by the device, while a tap is handled; false where that did not work. Never rejects. */
export const shareFile = (_file: File, _title: string): Promise<boolean> => Promise.resolve(false);

/** Hands a file to the device under its name; false where the host keeps none. */
export const saveFile = (_file: File): boolean => false;
