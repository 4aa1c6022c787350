import { takeApart } from './address';
import { complain } from './meter';
import type { Fields, HostName } from './types';

/** What a host reads of `onShareAppMessage`, by its documentation. */
const known: Record<HostName, readonly string[]> = {
  weapp: ['title', 'path', 'imageUrl', 'promise'],
  qq: ['title', 'path', 'imageUrl', 'query', 'templateId'],
  alipay: ['title', 'desc', 'path', 'content', 'imageUrl', 'bgImgUrl', 'scImgUrl', 'searchTip'],
};

/** WeChat and QQ want a page from the root of the app; in Alipay none begins with a slash. */
const beginsWell = (host: HostName, path: string): boolean => path.startsWith('/') === (host !== 'alipay');

/** A picture that comes by the network, of a kind that hosts read: they cut everything to 5:4. */
const isPicture = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith('https://');

/**
 * Complains of a card that a host would send otherwise than it was meant: without a page or a picture it sends the
 * address of the screen, and a picture of it.
 */
export function knowShared(host: HostName, said: Fields, exists: (route: string) => boolean): void {
  const { title, path, imageUrl } = said;
  const unknown = Object.keys(said).filter(name => !known[host].includes(name));
  if (unknown.length > 0) complain(`onShareAppMessage: ${host} has no ${unknown.join(', ')}`);
  if (typeof title !== 'string' || title === '') complain('onShareAppMessage: a card without a title');
  if (typeof path !== 'string' || !beginsWell(host, path)) {
    complain(`onShareAppMessage: ${JSON.stringify(path)} is no address of a page`);
  } else if (!exists(takeApart(path.replace(/^\//, '')).path))
    complain(`onShareAppMessage: there is no page ${path}`);
  if (imageUrl !== undefined && !isPicture(imageUrl)) {
    complain(`onShareAppMessage: ${JSON.stringify(imageUrl)} is no picture`);
  }
}
