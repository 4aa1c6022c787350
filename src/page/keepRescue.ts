import { lifeOf } from '@/domain/orderLines';
import { prepareLocating } from '@/platform/location';
import { loadScreens } from '@/platform/preload';
import { routeOf } from '@/routes';
import { RescueCarsStore } from '@/stores/RescueCarsStore';
import type { RootStore } from '@/stores/RootStore';
import type { OrderSummary } from '~types/api/order';

/** What helps at the roadside without a network, and the way to it. */
const SCREENS = ['rescue.call', 'home', 'order.detail'] as const;

/** Loads what shows and finds where one is, before the network is gone. Never rejects. */
export const loadRescue = async (): Promise<void> => {
  await Promise.all([loadScreens(SCREENS.map(name => routeOf(name).page)), prepareLocating()]);
};

/**
 * Has the device keep the cars that are out, with the screen by which help is called for them, so that both are there
 * without a network (issue 15). Never rejects.
 */
export async function keepRescue(root: RootStore): Promise<void> {
  await loadRescue();
  await root.get(RescueCarsStore).load();
}

/** Whether an order has its car out, also while a relet of it waits to be paid: help may be called for it. */
export function isOut({ line, status }: Pick<OrderSummary, 'line' | 'status'>): boolean {
  const state = lifeOf(line).states[status];
  return state?.stage === 'IN_USE' || state?.step === 'PAY_CHANGE';
}

/** The same wherever such an order is seen. Never rejects. */
export async function keepRescueOf(root: RootStore, order: OrderSummary): Promise<void> {
  const isKept = root
    .get(RescueCarsStore)
    .cars.some(({ orderid, plate }) => orderid === order.orderid && plate !== undefined);
  if (isOut(order) && !isKept) await keepRescue(root);
}
