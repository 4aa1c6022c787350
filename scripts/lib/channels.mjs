import { loadSource } from './loadSource.mjs';
import { addressesOf, loadRoutes } from './routes.mjs';

/** The rows of all channels with what holds where a row says nothing, the families of hosts, and the route table that they speak of. */
export async function loadChannels() {
  const [{ channels, defaultMenu, hostFamilies }, routes] = await Promise.all([
    loadSource('src/channels/registry.ts'),
    loadRoutes(),
  ]);
  return { channels, defaultMenu, hostFamilies, routes };
}

/** The row of a code or of another spelling of it. */
export const channelNamed = (channels, code) =>
  channels.find(row => row.code === code || row.aliases?.includes(code));

/** Whether an address of a row leads to a screen. Rows lead to addresses without parameters. */
export const leadsSomewhere = (routes, url) => routes.some(route => addressesOf(route).includes(url));
