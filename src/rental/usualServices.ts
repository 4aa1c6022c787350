import { localStorage } from '@/platform/storage';
import { kept } from '@/stores/persistence';
import type { ServiceCode } from '~types/api/bill';
import { readServices } from './bookingDraft';

const item = kept({ key: 'usual_services', storage: localStorage, personal: true });

/**
 * What was insured and added when a car was last booked on this device. It is proposed, and taken with a tap: nothing that
 * costs money is ever chosen for somebody (E-commerce Law, article 19).
 */
export const usualServices = {
  read: (): ServiceCode[] | undefined => readServices(item.read()),
  keep: (services: readonly ServiceCode[]): void => item.write(services),
};
