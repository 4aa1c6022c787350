import type { Bill, ServiceCode } from '../../types/api/bill';
import { coverOf, excessText } from './cover';
import { acceptedServices, SERVICES, serviceOf } from './services';

/** A set of services that is chosen with one tap: 基础, 优享, 无忧. */
export interface InsurancePackage {
  key: 'BASIC' | 'PREFERRED' | 'CAREFREE';
  name: string;
  /** For whom, in a few words. */
  note: string;
  /** Beside what every order has. */
  services: readonly ServiceCode[];
}

/** The packages, the smallest first (issue 11): a package is a set of the specification's codes, and nothing else. */
export const INSURANCE_PACKAGES: readonly InsurancePackage[] = [
  { key: 'BASIC', name: '基础', note: '已包含', services: [] },
  { key: 'PREFERRED', name: '优享', note: '多数人选', services: ['INS_ADDITIONAL', 'GOOD_DRIVER'] },
  {
    key: 'CAREFREE',
    name: '无忧',
    note: '全部保障',
    services: ['INS_THIRDPARTYS', 'INS_PASSENGER', 'WORRY_FREE'],
  },
];

/** Whether a service is a cover that packages are made of; the others are added to any package. */
export const isPackaged = (code: ServiceCode): boolean =>
  INSURANCE_PACKAGES.some(({ services }) => services.includes(code));

/** The package that a choice comes to; undefined where its covers were chosen one by one. */
export function packageOf(chosen: readonly ServiceCode[]): InsurancePackage | undefined {
  const covers = chosen.filter(isPackaged);
  return INSURANCE_PACKAGES.find(
    ({ services }) => services.length === covers.length && services.every(code => covers.includes(code)),
  );
}

/** A choice with another package in the place of its covers; what was added besides stays. */
export const withPackage = (chosen: readonly ServiceCode[], { services }: InsurancePackage): ServiceCode[] =>
  acceptedServices([...chosen.filter(code => !isPackaged(code)), ...services]).map(({ code }) => code);

/** What a package costs a day in a rental of so many, fen: a cover that is charged for 7 days at most costs less after. */
export function packagePrice({ services }: InsurancePackage, days: number): number {
  const total = services.reduce((sum, code) => {
    const { unitPrice, capDays = Infinity } = serviceOf(code);
    return sum + unitPrice * Math.min(days, capDays);
  }, 0);
  return Math.ceil(total / (days * 100)) * 100;
}

/** The protection that a bill holds, by its name and by what is left to the renter: 优享 · 车损无需自担. */
export function protectionText({ lines }: Pick<Bill, 'lines'>): string {
  const services = SERVICES.map(({ code }) => code).filter(code => lines.some(line => line.code === code));
  return `${packageOf(services)?.name ?? '自选'} · ${excessText(coverOf(services))}`;
}
