import type { AccountApi } from './account';
import type { AddressApi } from './address';
import type { CarTypeApi } from './cartype';
import type { CityApi } from './city';
import type { ContentApi } from './content';
import type { DriverApi } from './driver';
import type { FavouriteApi } from './favourite';
import type { InvoiceApi } from './invoice';
import type { MarkApi } from './mark';
import type { OrderApi } from './order';
import type { PayApi } from './pay';
import type { RentalApi } from './rental';
import type { SiteApi } from './site';
import type { UserApi } from './user';

/** The whole wire contract: `METHOD /path` to what is asked and answered. */
export interface Api
  extends
    CityApi,
    AddressApi,
    SiteApi,
    CarTypeApi,
    MarkApi,
    OrderApi,
    RentalApi,
    PayApi,
    AccountApi,
    UserApi,
    DriverApi,
    FavouriteApi,
    InvoiceApi,
    ContentApi {}

export type Endpoint = keyof Api;
export type RequestOf<E extends Endpoint> = Api[E]['request'];
export type DataOf<E extends Endpoint> = Api[E]['data'];
