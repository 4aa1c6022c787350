import { dropApp } from '@/platform/offline';
import { localStorage } from '@/platform/storage';
import { kept } from './persistence';

/** What is read without a network: pickup cards (issue 11), and the cars that help is called for (issue 15). */
export const keptCards = kept({ key: 'pickup_cards', storage: localStorage, personal: true });
export const keptRescueCars = kept({ key: 'rescue_cars', storage: localStorage, personal: true });

/** Removes the app from the device once nothing lies there that it would show without a network. */
export function dropUnneededApp(): void {
  if ([keptCards, keptRescueCars].every(item => item.read() === undefined)) void dropApp();
}
