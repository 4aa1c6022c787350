import type { CarType } from '~types/api/cartype';
import type { KeptItem } from './persistence';

/** Whether something from a storage is an object with texts by these names. */
export const hasText = (value: unknown, ...names: readonly string[]): boolean =>
  value !== null &&
  typeof value === 'object' &&
  names.every(name => typeof (value as Record<string, unknown>)[name] === 'string');

/** Whether something from a storage is a car type. */
export const isCarType = (value: unknown): value is CarType =>
  hasText(value, 'id', 'brand', 'series') && hasText((value as Partial<CarType>).picture, 'small');

/** A list that is kept on the device: what of it is accepted, and no more than `longest`. */
export function storedList<Item>(
  item: KeptItem,
  accepts: (value: unknown) => value is Item,
  longest: number,
): Item[] {
  const list = item.read();
  return Array.isArray(list) ? list.filter(accepts).slice(0, longest) : [];
}
