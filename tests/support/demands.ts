import { CHARTER_SERVICES, charterEstimate } from '@/domain/charter';
import { LONG_APPLY_USES } from '@/domain/longApply';
import { LUXURY_CLASSES } from '@/domain/luxury';
import { SCOOTER_MODELS } from '@/domain/scooter';
import { UNIVERSAL_VEHICLES } from '@/domain/universal';
import type { City } from '~types/api/city';
import type {
  DemandDetail,
  DemandOrderDetail,
  DemandReceipt,
  DemandSummary,
  WeddingDay,
  WeddingSeries,
} from '~types/api/worksheet';
import type { Mark } from '~types/api/mark';
import { beijing, shanghai } from './places';

/** The cities with cars with driver: one with all of it, one with transfers alone. */
export const charterCities: { cities: (City & { services: string[] })[]; picture: string } = {
  cities: [
    { ...beijing, services: CHARTER_SERVICES.map(({ text }) => text) },
    { ...shanghai, services: ['接机', '送机'] },
  ],
  picture: '/media/3/banner/charter.webp',
};

/** The cities with other vehicles: one with all kinds, one with coaches and test drives alone. */
export const universalCities: { cities: (City & { services: string[] })[]; picture: string } = {
  cities: [
    { ...beijing, services: UNIVERSAL_VEHICLES.map(({ text }) => text) },
    { ...shanghai, services: ['大巴', '新能源试驾'] },
  ],
  picture: '/media/3/banner/universal.webp',
};

/** The cities with wedding cars: one with all, one with the usual ones. */
export const weddingCities: { cities: (City & { services: string[] })[]; picture: string } = {
  cities: [
    { ...beijing, services: ['豪华婚车', '超豪华婚车'] },
    { ...shanghai, services: ['豪华婚车'] },
  ],
  picture: '/media/3/banner/bridal.webp',
};

const series = (id: string, brand: string, name: string, yuan: number): WeddingSeries => ({
  ...{ series_id: id, brand, series: name, picture: `/media/3/car/${id}-front-360.webp` },
  ...{ day_price: 100 * yuan, seats: 5, note: '常选' },
});

/** The vehicle series that a wedding may have: two of one brand. */
export const weddingSeries: WeddingSeries[] = [
  series('maybach-s', '奔驰', '迈巴赫S级', 5880),
  series('bmw-5', '宝马', '5系', 1180),
  series('mercedes-c', '奔驰', 'C级', 980),
];

/** Days of a month of the wedding calendar: the 4th is recommended and almost full, the 5th full. */
export const weddingDays = (month: string): WeddingDay[] =>
  Array.from({ length: 28 }, (_, index) => {
    const date = String(index + 1).padStart(2, '0');
    return {
      ...{ day: `${month}-${date}`, lunar: '冬月初十', is_auspicious: date === '04' },
      room: date === '04' ? 'FEW' : date === '05' ? 'FULL' : 'OPEN',
    };
  });

/** The cities with replacements of two classes, and with all scooters. */
export const replacementCities = {
  cities: [{ ...beijing, services: ['经济型', '舒适型'] }],
  picture: '/media/3/banner/replacement.webp',
};
export const scooterCities = {
  cities: [{ ...beijing, services: SCOOTER_MODELS.map(({ text }) => text) }],
  picture: '/media/3/banner/scooter.webp',
};

/** What the server says of a demand that has arrived. */
export const demandReceipt: DemandReceipt = {
  ...{ id: 'BC30112300000001', title: '包车 · 接机 · 舒适5座', phone: '138****5678' },
  ...{ call_time: '30分钟内', call_from: '400-000-5399' },
};

/** A transfer that was asked for and that nobody has called about. */
export const demandSummary = (changes: Partial<DemandSummary> = {}): DemandSummary => ({
  ...{ id: demandReceipt.id, kind: 'CHARTER', kind_text: '包车', title: '接机 · 舒适5座', city: '北京' },
  ...{ status: 'WAITING', status_text: '待联系', note: '客服会尽快打电话给您，请保持电话畅通' },
  ...{ take_time: '2030-11-25T10:00:00+08:00', created_at: '2030-11-23T09:00:00+08:00' },
  ...changes,
});

/** The same in full. */
export const demandDetail = (changes: Partial<DemandDetail> = {}): DemandDetail => {
  const { quote: _quote, ...summary } = demandSummary();
  return {
    ...summary,
    facts: [{ label: '航班号', value: 'CA1234' }],
    pictures: [],
    estimate: charterEstimate({
      ...{ city_id: '110000', service: 'PICKUP', take_time: summary.take_time, passengers: 2, luggage: 2 },
      ...{ car_class: 'COMFORT', from: { name: '首都机场T3', address: '', location: beijing.gps } },
    }),
    contact: { name: '王先生', phone: '138****5678' },
    ...{ comments: '', can_accept: false, can_cancel: true },
    timeline: [{ text: '需求已提交，等待客服联系', time: summary.created_at }],
    ...changes,
  };
};

/** The same with a quote that waits. */
export const quotedDemand = (changes: Partial<DemandDetail> = {}): DemandDetail =>
  demandDetail({
    ...{ status: 'QUOTED', status_text: '已报价', note: '请在11月24日 09:00前接受报价', can_accept: true },
    quote: {
      ...{ id: 'Q1', total: 18_800, text: '舒适5座，含司机、燃油', valid_until: '2030-11-24T09:00:00+08:00' },
      ...{ is_expired: false, cancel_rules: ['用车时间24小时以前取消，全额退款。'] },
    },
    ...changes,
  });

/** The cities with luxury cars: one with all classes, one with sedans alone. */
export const luxuryCities: { cities: (City & { services: string[] })[]; picture: string } = {
  cities: [
    { ...beijing, services: LUXURY_CLASSES.map(({ text }) => text) },
    { ...shanghai, services: ['豪华轿车'] },
  ],
  picture: '/media/3/banner/luxury.webp',
};

/** The city that serves companies. */
export const companyCities: { cities: (City & { services: string[] })[]; picture: string } = {
  cities: [{ ...beijing, services: LONG_APPLY_USES.map(({ text }) => text) }],
  picture: '/media/3/banner/company.webp',
};

/** What somebody says of a transfer. */
export const demandMark: Mark = {
  ...{ id: '1', author: '山**', score: 5, type: 'GOOD', text: '司机准时', tags: [] },
  ...{ subject: '接机 · 舒适5座', created_at: '2030-11-25T12:00:00+08:00' },
};

/** The order of a transfer that was carried out. */
export const demandOrder = (changes: Partial<DemandOrderDetail> = {}): DemandOrderDetail => ({
  ...{ orderid: 'YC1', line: 'DEMAND', status: 'COMPLETED', status_text: '已完成', title: '接机 · 舒适5座' },
  ...{
    picture: charterCities.picture,
    facts: '包车 · 北京 · 11月25日 10:00',
    places: ['首都机场T3', '国贸'],
  },
  ...{ total: 18_800, paid: 18_800, refunded: 0, can_pay: false, can_cancel: false, can_delete: true },
  ...{ agreed: [{ label: '航班号', value: 'CA1234' }], text: '舒适5座，含司机、燃油' },
  ...{ take_time: '2030-11-25T10:00:00+08:00', created_at: '2030-11-23T09:00:00+08:00' },
  calcFee: { once_penalty_amount: 0, refund_amount: 0, rule: '' },
  ...{ cancel_rules: ['用车时间24小时以前取消，全额退款。'], timeline: [], can_comment: true },
  ...changes,
});

/** An order that has followed a quote of nothing, booked. */
export const freeDemandOrder = (changes: Partial<DemandOrderDetail> = {}): DemandOrderDetail => ({
  ...{ orderid: 'YC1', line: 'DEMAND', status: 'BOOKED', status_text: '待服务', title: '经济型 · 3天' },
  ...{ picture: '', facts: '代步车 · 北京 · 11月25日 10:00', places: [], total: 0, paid: 0, refunded: 0 },
  ...{ created_at: '2030-11-23T09:00:00+08:00', can_pay: false, can_cancel: true, can_delete: false },
  ...{ demand_id: demandReceipt.id, agreed: [{ label: '车牌号', value: '京A12345' }] },
  ...{ text: '经济型轿车，代步券全额抵扣', take_time: '2030-11-25T10:00:00+08:00' },
  calcFee: { once_penalty_amount: 0, refund_amount: 0, rule: '这次预订免费，可以直接取消。' },
  ...{ cancel_rules: ['用车时间24小时以前取消，全额退款。'], timeline: [], can_comment: false },
  ...changes,
});
