import { loadScreens } from '@/platform/preload';
import { routeOf } from '@/routes';
import { PickupReminderStore } from '@/stores/PickupReminderStore';
import type { RootStore } from '@/stores/RootStore';
import type { RentalDetail } from '~types/api/rental';
import { loadRescue } from './keepRescue';

/** What shows a pickup card without a network: the card itself, and the way to it. */
const SCREENS = ['booking.remind', 'home', 'order.detail'] as const;

/**
 * Has the device keep the pickup card of an order whose car is to be taken, with the screens that show it, so that it is
 * there without a network (issue 11: readable after a cold start). Called wherever such an order is seen. Never rejects.
 */
export async function keepPickup(root: RootStore, order: RentalDetail): Promise<void> {
  const store = root.get(PickupReminderStore);
  if (!store.isWanted(order)) return;
  // Who drives off from there may have none when they need help, either.
  await Promise.all([loadScreens(SCREENS.map(name => routeOf(name).page)), loadRescue()]);
  await store.keep(order);
}
