import { routes, type RouteName } from '../../src/routes';
import { urlOf } from '../../src/routes/match';
import type { RouteRow } from '../../src/routes/row';

/** What a walk over all screens has made on its way, so that those which need an order or a payment have one. */
export interface Made {
  orderid: string;
  payment_id: string;
}

/** A screen to visit. */
export interface Screen {
  name: string;
  title: string;
  /** Address with everything that the screen needs. */
  address: string;
}

const beijingAirport = '11000001';
/** A car of which that site has enough. */
const car = '1034';

/** What the screens with parameters are opened with; a row that needs one and is not here fails the walk. */
const given: Partial<Record<RouteName, (made: Made) => Record<string, string>>> = {
  'site.detail': () => ({ id: beijingAirport }),
  'site.reviews': () => ({ id: beijingAirport }),
  'car.products': () => ({ cartype_id: car }),
  'car.detail': () => ({ cartype_id: car }),
  'car.specification': () => ({ cartype_id: car }),
  'car.reviews': () => ({ cartype_id: car }),
  'car.calendar': () => ({ cartype_id: car }),
  'content.answer': () => ({ id: 'payment-deposit' }),
  'booking.order': () => ({ cartype_id: car }),
  'booking.remind': ({ orderid }) => ({ orderid }),
  'booking.submitted': ({ orderid }) => ({ orderid }),
  'pay.cashier': ({ orderid }) => ({ orderid }),
  'pay.payment': made => ({ payment_id: made.payment_id }),
  'pay.success': ({ orderid }) => ({ orderid }),
  'pay.fail': ({ orderid }) => ({ orderid }),
  'order.detail': ({ orderid }) => ({ orderid }),
};

/** Every row of a build for people: each is a screen that a walk has to see. */
export const visitedRows: readonly RouteRow[] = routes.filter(({ name }) => name !== 'kit.gallery');

/** Screens that show more once the order is paid. */
export const richerWhenPaid: readonly string[] = ['pay.success', 'order.detail', 'booking.remind'];

/** The address of a row's screen; throws when the table above lacks something that the row needs. */
export function screenOf(row: RouteRow, made: Made): Screen {
  const query = given[row.name as RouteName]?.(made) ?? {};
  const missing = Object.entries(row.params ?? {}).filter(
    ([name, kind]) => !kind.endsWith('?') && query[name] === undefined,
  );
  if (missing.length > 0) throw new Error(`tests/support/screenAddresses.ts gives ${row.name} no parameters`);
  return { name: row.name, title: row.title, address: urlOf(row, query) };
}
