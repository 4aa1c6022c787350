import { entryAddress, type Entry } from '@/platform/launch';
import { matchUrl } from '@/routes/match';
import { go, openUrl } from './navigate';

/**
 * The address that a link or a scanned code asks for (decision 12), which lies over the page that the host has opened for
 * it; undefined where it asks for none of ours. To be asked once by each page, when it is made.
 */
export function entryUrl(pageParams: Readonly<Record<string, unknown>>): string | undefined {
  const address = entryAddress(pageParams);
  return address !== undefined && matchUrl(address) ? address : undefined;
}

/** Opens what a running app is asked for anew, over what was open. */
export function openReentry({ address }: Entry): void {
  if (address !== undefined && matchUrl(address)) void openUrl(address);
}

/** A page that the host does not know: an address of the specification, which some hosts hand over without its slash, or nothing of ours. */
export function openUnknown({
  path,
  query,
}: {
  path: string;
  query?: Readonly<Record<string, unknown>>;
}): void {
  const pairs = Object.entries(query ?? {})
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => `${name}=${value}`);
  const search = pairs.length > 0 && !path.includes('?') ? `?${pairs.join('&')}` : '';
  const address = `${path.startsWith('/') ? '' : '/'}${path}${search}`;
  void (matchUrl(address) ? openUrl(address, { replace: true }) : go('notFound', {}, { replace: true }));
}
