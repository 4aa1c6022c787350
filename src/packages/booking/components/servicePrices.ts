import type { Service } from '@/domain/services';
import { yuanText } from '@/domain/money';

const per: Readonly<Record<Service['per'], string>> = { DAY: '/天', PERSON_DAY: '/人/天', ORDER: '/单' };

/** What a service costs: ¥20/人/天, 已包含. */
export const servicePriceText = (service: Service): string =>
  service.unitPrice === 0 ? '已包含' : `¥${yuanText(service.unitPrice)}${per[service.per]}`;
