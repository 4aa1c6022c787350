import { randomUUID } from 'node:crypto';
import { address, required } from './environment';

const headers = { cookie: `desk=${required('HOSTS_DESK_TOKEN')}` };

type Section = 'orders' | 'identities' | 'demands' | 'violations' | 'accidents';

const pageOf = async (path: string): Promise<string> =>
  (await fetch(`${address}/desk/${path}`, { headers })).text();

/** The id of the one thing of a section that the staff finds by a search. */
export async function findAtDesk(section: Section, search: string): Promise<string> {
  const page = await pageOf(`${section}?search=${encodeURIComponent(search)}`);
  const [first, ...others] = [...page.matchAll(new RegExp(`href="/desk/${section}/([^"]+)"`, 'g'))];
  if (!first?.[1] || others.length > 0) throw new Error(`not one but ${page} is found by ${search}`);
  return first[1];
}

/** The address that the desk shows of a link that was sent to a repair shop for an accident, without where it is served. */
export async function shopLinkAtDesk(id: string): Promise<string> {
  const [link] = /\/insure_apply\/merchant\?token=[^"<\s]+/.exec(await pageOf(`accidents/${id}`)) ?? [];
  if (link === undefined) throw new Error(`the desk shows no link of ${id}`);
  return link;
}

/** Names of what the staff can do with something as it stands, of those that begin so. */
export async function actionsAtDesk(section: Section, id: string, beginning: string): Promise<string[]> {
  const page = await pageOf(`${section}/${id}`);
  const forms = page.matchAll(new RegExp(`action="/desk/${section}/${id}/(${beginning}[^"]*)"`, 'g'));
  return [...forms].map(([, name = '']) => name);
}

/**
 * The staff does something with something: reads its page and sends the form of it, with what the form says of the page that
 * was read; what the desk says of it.
 */
export async function doAtDesk(
  section: Section,
  id: string,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [, seen] = /name="seen" value="([^"]+)"/.exec(await pageOf(`${section}/${id}`)) ?? [];
  const sent = await fetch(`${address}/desk/${section}/${id}/${action}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ key: randomUUID(), ...(seen && { seen }), ...fields }),
    redirect: 'manual',
  });
  if (sent.status !== 303) throw new Error(await sent.text());
  return new URL(sent.headers.get('location') ?? '', address).searchParams.get('done') ?? '';
}

/** The staff registers something new in a section; resolves to its number. */
export async function registerAtDesk(
  section: Section,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const sent = await fetch(`${address}/desk/${section}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (sent.status !== 303) throw new Error(await sent.text());
  return sent.headers.get('location')?.split('/').at(-1) ?? '';
}
