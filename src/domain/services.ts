import type { ServiceCode } from '../../types/api/bill';
import { yuanText } from './money';

/** An insurance or a service that an order can hold. */
export interface Service {
  code: ServiceCode;
  name: string;
  /** Fen; 0 is included. */
  unitPrice: number;
  /** What the price is for: a day, a person on a day, or the order. */
  per: 'DAY' | 'PERSON_DAY' | 'ORDER';
  /** Days that are charged at most. */
  capDays?: number;
  /** Part of every order; it cannot be taken off. */
  required: boolean;
  /** Chosen from the start. Nothing that costs money is: the renter chooses it. */
  chosenByDefault: boolean;
  group: 'service' | 'insurance';
  /** Services whose cover is part of this one: nobody pays for these besides it. */
  includes?: readonly ServiceCode[];
  /** What it covers, for the one who chooses. */
  description: string;
  /** How it is charged, one sentence for the bill. */
  rule: string;
}

const optional = { required: false, chosenByDefault: false } as const;

type Row = Omit<Service, 'code'>;

/** Every service of the specification has its row (§3, serviceState); a code without one does not compile. */
const ROWS: Readonly<Record<ServiceCode, Row>> = {
  INS_THIRDPARTY: {
    name: '第三者责任险',
    unitPrice: 0,
    per: 'DAY',
    required: true,
    chosenByDefault: true,
    group: 'insurance',
    description: '事故造成第三方人身伤亡或财产损失，最高赔付20万元',
    rule: '已包含在基础服务费中，不另收费',
  },
  INS_ADDITIONAL: {
    name: '附加不计免赔',
    unitPrice: 2500,
    per: 'DAY',
    ...optional,
    group: 'insurance',
    description: '保险赔付范围内，免去您自行承担的1500元以下车损',
    rule: '每天25元',
  },
  INS_THIRDPARTYS: {
    name: '三者险升级100万',
    unitPrice: 5000,
    per: 'DAY',
    capDays: 7,
    ...optional,
    group: 'insurance',
    description: '第三者责任险保额由20万元提高到100万元',
    rule: '每天50元，最多收取7天',
  },
  INS_PASSENGER: {
    name: '车上人员责任险',
    unitPrice: 1500,
    per: 'DAY',
    ...optional,
    group: 'insurance',
    description: '事故造成车上人员伤亡，每座最高赔付5万元',
    rule: '每天15元，含全车座位',
  },
  INS_TRAVEL_ACCIDENT: {
    name: '驾乘人员意外险',
    unitPrice: 2000,
    per: 'PERSON_DAY',
    ...optional,
    group: 'insurance',
    description: '用车期间驾乘人员意外身故、伤残和医疗，每人最高赔付50万元',
    rule: '每人每天20元',
  },
  WORRY_FREE: {
    name: '全程无忧',
    unitPrice: 8000,
    per: 'DAY',
    ...optional,
    group: 'insurance',
    includes: ['INS_ADDITIONAL', 'GOOD_DRIVER'],
    description: '车损、停运损失和折旧费，您无需承担；已含附加不计免赔和好司机保障',
    rule: '每天80元',
  },
  GOOD_DRIVER: {
    name: '好司机保障',
    unitPrice: 2000,
    per: 'DAY',
    ...optional,
    group: 'insurance',
    description: '轮胎、玻璃单独破损和小额剐蹭的维修费用，您无需承担，途中故障免费拖车',
    rule: '每天20元',
  },
  INS_SAFE_TRAVEL: {
    name: '路程无忧',
    unitPrice: 1500,
    per: 'ORDER',
    ...optional,
    group: 'insurance',
    description: '用车期间的违章，由我们代为处理，免收违章代办费',
    rule: '每个订单15元',
  },
  PREMIUM_SERVICE: {
    name: '尊享服务',
    unitPrice: 5000,
    per: 'DAY',
    capDays: 7,
    ...optional,
    group: 'service',
    description: '优先取还车、专属客服，还车免检',
    rule: '每天50元，最多收取7天',
  },
  CHILD_SEAT: {
    name: '儿童座椅',
    unitPrice: 3000,
    per: 'DAY',
    capDays: 5,
    ...optional,
    group: 'service',
    description: '1个，适合9个月至12岁，取车时门店为您装好',
    rule: '每天30元，最多收取5天',
  },
  DRIVER_SERVICE: {
    name: '司机服务',
    unitPrice: 30000,
    per: 'DAY',
    ...optional,
    group: 'service',
    description: '为您配备司机，每天8小时或100公里',
    rule: '每天300元',
  },
};

/** The service of a code. */
export const serviceOf = (code: ServiceCode): Service => ({ code, ...ROWS[code] });

/** Insurance and services in the order in which they are offered. */
export const SERVICES: readonly Service[] = (Object.keys(ROWS) as ServiceCode[]).map(serviceOf);

/** The chosen service of which this one is a part already; undefined when there is none. */
export const includedIn = (code: ServiceCode, chosen: readonly ServiceCode[]): Service | undefined =>
  SERVICES.find(other => chosen.includes(other.code) && other.includes?.includes(code));

/**
 * A choice as it can be bought: with what every order has, and without what another chosen service includes, so that
 * nobody pays twice for one cover. In the order in which they are offered, each once.
 */
export const acceptedServices = (chosen: readonly ServiceCode[]): Service[] =>
  SERVICES.filter(
    ({ code, required }) => required || (chosen.includes(code) && includedIn(code, chosen) === undefined),
  );

const PER: Readonly<Record<Service['per'], string>> = { DAY: '/天', PERSON_DAY: '/人/天', ORDER: '/单' };

/** What a service costs: ¥20/人/天, 已包含. */
export const servicePriceText = (service: Pick<Service, 'unitPrice' | 'per'>): string =>
  service.unitPrice === 0 ? '已包含' : `¥${yuanText(service.unitPrice)}${PER[service.per]}`;
