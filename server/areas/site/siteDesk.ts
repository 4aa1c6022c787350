import { hoursText } from '../../../src/domain/openingHours';
import { deskAction, type DeskSection } from '../../http/desk/deskSection';
import { searchSites, setConfirmsOrders, siteInCity, type SiteRow } from './siteRepository';

/** Sites in a list. */
const LISTED = 50;

const stateOf = ({ closed }: SiteRow): string => (closed ? '暂停营业' : '营业');

/** Whose word an order of the site waits for after its payment can be changed. */
const confirming = ({ confirmsOrders }: SiteRow) =>
  deskAction({
    name: 'confirming',
    title: confirmsOrders ? '改为自动确认订单' : '改为人工确认订单',
    note: confirmsOrders ? '新订单付款后立即确认' : '新订单付款后停在待确认，由门店接单或拒单',
    fields: {},
    async perform({ db }, { id }) {
      await setConfirmsOrders(db, id, !confirmsOrders);
      return confirmsOrders ? '新订单将自动确认' : '新订单将由门店确认';
    },
  });

/** The sites with the code that hangs at each: who scans it is offered what stands there now (/scanorder). */
export const siteDesk: DeskSection = {
  name: 'sites',
  title: '门店二维码',
  searchLabel: '门店名称或编号',
  async list({ db }, search) {
    const found = await searchSites(db, search, LISTED);
    return found.map(site => ({
      id: site.id,
      title: site.name,
      state: stateOf(site),
      facts: [`${site.id} · ${hoursText(site)} · ${site.address}`],
    }));
  },
  async read({ db, origin }, id) {
    const found = await siteInCity(db, id);
    if (!found) return undefined;
    const { site } = found;
    return {
      title: site.name,
      state: stateOf(site),
      facts: [
        { label: '编号', value: site.id },
        { label: '营业时间', value: hoursText(site) },
        { label: '地址', value: site.address },
        { label: '订单确认', value: site.confirmsOrders ? '人工确认' : '自动确认' },
      ],
      code: { label: '扫码租车', url: `${origin}/scanorder/${encodeURIComponent(site.id)}` },
      actions: [confirming(site)],
    };
  },
};
