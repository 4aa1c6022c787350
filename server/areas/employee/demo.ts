import type { AreaDemo } from '../../demo/AreaDemo';
import { insertMissing } from '../../demo/insertMissing';
import { companies, companyDomains, type CompanyCoupon } from './schema';

const at = (day: string): Date => new Date(`${day}T23:59:59+08:00`);

const amount = (key: string, yuan: number, from: number): CompanyCoupon => ({
  key,
  grant: {
    name: `企业专享立减${yuan}元`,
    kind: 'AMOUNT',
    value: yuan * 100,
    cap: null,
    threshold: from * 100,
    scope: 'ANY',
    rule: `租车费满${from}元减${yuan}元`,
  },
  days: 180,
});

const weekend: CompanyCoupon = {
  key: 'weekend',
  grant: {
    name: '员工周末9折券',
    kind: 'PERCENT',
    value: 10,
    cap: 10000,
    threshold: 0,
    scope: 'WEEKEND',
    rule: '周末取车，租车费打9折，最高减100元',
  },
  days: 90,
};

/** Companies of our own making, under domains that nobody can have (RFC 2606: `.example`, `.test`). */
const COMPANIES = [
  {
    id: 'hailan',
    name: '海岚科技',
    percent: 12,
    validTo: at('2027-12-31'),
    coupons: [amount('a60', 60, 400), weekend],
    domains: ['hailan.example', 'hailan-tech.example'],
  },
  {
    id: 'yunshan',
    name: '云杉医疗',
    percent: 10,
    validTo: at('2027-06-30'),
    coupons: [amount('a50', 50, 300)],
    domains: ['yunshan.example'],
  },
  {
    id: 'beichen',
    name: '北辰航空服务',
    percent: 15,
    validTo: at('2027-12-31'),
    coupons: [amount('a100', 100, 800), weekend],
    domains: ['beichen-air.example'],
  },
  {
    id: 'heguang',
    name: '和光设计院',
    percent: 8,
    validTo: at('2027-09-30'),
    coupons: [weekend],
    domains: ['heguang.example'],
  },
  {
    id: 'qingteng',
    name: '青藤教育',
    percent: 0,
    validTo: at('2027-08-31'),
    coupons: [amount('a80', 80, 500), amount('a30', 30, 200)],
    domains: ['qingteng.example'],
  },
  {
    id: 'jinsui',
    name: '金穗食品',
    percent: 10,
    validTo: at('2026-06-30'),
    coupons: [amount('a50', 50, 300)],
    domains: ['jinsui.example'],
  },
];

/** Companies whose employees have benefits; those of the last one are over. */
export const employeeDemo: AreaDemo = {
  area: 'employee',
  version: 1,
  async seed(tx) {
    await insertMissing(
      tx,
      companies,
      COMPANIES.map(({ domains: _under, ...company }) => company),
    );
    await insertMissing(
      tx,
      companyDomains,
      COMPANIES.flatMap(({ id, domains }) => domains.map(domain => ({ domain, companyId: id }))),
    );
  },
};
