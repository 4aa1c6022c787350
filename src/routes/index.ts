import { accountRoutes } from '../packages/account/routes';
import { blessingRoutes } from '../packages/blessing/routes';
import { bookingRoutes } from '../packages/booking/routes';
import { campaignRoutes } from '../packages/campaign/routes';
import { carRoutes } from '../packages/car/routes';
import { charterRoutes } from '../packages/charter/routes';
import { claimsRoutes } from '../packages/claims/routes';
import { contentRoutes } from '../packages/content/routes';
import { convenientRoutes } from '../packages/convenient/routes';
import { cycleRoutes } from '../packages/cycle/routes';
import { demandRoutes } from '../packages/demand/routes';
import { depositFreeRoutes } from '../packages/deposit-free/routes';
import { discoverRoutes } from '../packages/discover/routes';
import { employeeRoutes } from '../packages/employee/routes';
import { kitRoutes } from '../packages/kit/routes';
import { longRoutes } from '../packages/long/routes';
import { longApplyRoutes } from '../packages/long-apply/routes';
import { luxuryRoutes } from '../packages/luxury/routes';
import { orderRoutes } from '../packages/order/routes';
import { payRoutes } from '../packages/pay/routes';
import { placeRoutes } from '../packages/place/routes';
import { qqCardRoutes } from '../packages/qq-card/routes';
import { repairShopRoutes } from '../packages/repair-shop/routes';
import { rescueRoutes } from '../packages/rescue/routes';
import { scooterRoutes } from '../packages/scooter/routes';
import { siteRoutes } from '../packages/site/routes';
import { universalRoutes } from '../packages/universal/routes';
import { violationRoutes } from '../packages/violation/routes';
import { walletRoutes } from '../packages/wallet/routes';
import { weddingRoutes } from '../packages/wedding/routes';
import { mainRoutes } from '../pages/routes';
import type { ParamsOf, RouteRow } from './row';

/** Every route of the app, in the order in which pages are registered: the first one is the entry page. */
export const routes = [
  ...mainRoutes,
  ...placeRoutes,
  ...siteRoutes,
  ...carRoutes,
  ...bookingRoutes,
  ...convenientRoutes,
  ...payRoutes,
  ...orderRoutes,
  ...longRoutes,
  ...walletRoutes,
  ...blessingRoutes,
  ...cycleRoutes,
  ...demandRoutes,
  ...charterRoutes,
  ...universalRoutes,
  ...weddingRoutes,
  ...luxuryRoutes,
  ...longApplyRoutes,
  ...scooterRoutes,
  ...accountRoutes,
  ...contentRoutes,
  ...discoverRoutes,
  ...employeeRoutes,
  ...campaignRoutes,
  ...qqCardRoutes,
  ...depositFreeRoutes,
  ...violationRoutes,
  ...claimsRoutes,
  ...rescueRoutes,
  ...repairShopRoutes,
  // A build for people does not contain the page on which the kit is looked at.
  ...(process.env.NODE_ENV === 'production' ? [] : kitRoutes),
] as const;

type Route = (typeof routes)[number];
/** The name of a route: `area.screen`. */
export type RouteName = Route['name'];
/** The parameters that the route takes. */
export type RouteParams<N extends RouteName> = ParamsOf<Extract<Route, { name: N }>>;

const byName = new Map<string, RouteRow>(routes.map(row => [row.name, row]));

/** The row of a route. */
export function routeOf(name: RouteName): RouteRow {
  const row = byName.get(name);
  if (!row) throw new Error(`no route is named ${name}`);
  return row;
}
