import type { Api } from '../../types/api';
import { costly, type Area } from '../http/endpoint';
import { accountArea } from './account/accountArea';
import { addressArea } from './address/addressArea';
import { cartypeArea } from './cartype/cartypeArea';
import { cityArea } from './city/cityArea';
import { contentArea } from './content/contentArea';
import { driverArea } from './driver/driverArea';
import { favouriteArea } from './favourite/favouriteArea';
import { invoiceArea } from './invoice/invoiceArea';
import { mapArea } from './map/mapArea';
import { discoverArea } from './discover/discoverArea';
import { orderArea } from './order/orderArea';
import { orderLines } from './orderLines';
import { payArea } from './pay/payArea';
import { rentalArea } from './rental/rentalArea';
import { siteArea } from './site/siteArea';
import { userArea } from './user/userArea';

/** Every endpoint of the contract: does not compile while one is missing. */
export const areas: Area<Api> = {
  ...accountArea,
  ...addressArea,
  ...cartypeArea,
  ...cityArea,
  ...contentArea,
  ...mapArea,
  ...discoverArea,
  ...orderArea(orderLines),
  ...payArea,
  ...rentalArea,
  ...siteArea,
  ...userArea,
  ...driverArea,
  ...favouriteArea,
  ...invoiceArea,
  // They price every car of a site, all sites of a city, or every day of a quarter, or rank every city.
  'GET /api/cartype/search': costly(cartypeArea['GET /api/cartype/search']),
  'GET /api/cartype/search_city': costly(cartypeArea['GET /api/cartype/search_city']),
  'GET /api/cartype/get_alternatives': costly(cartypeArea['GET /api/cartype/get_alternatives']),
  'GET /api/cartype/get_calendar': costly(cartypeArea['GET /api/cartype/get_calendar']),
  'GET /api/cartype/get_cartypes': costly(cartypeArea['GET /api/cartype/get_cartypes']),
  'GET /api/cartype/get_products': costly(cartypeArea['GET /api/cartype/get_products']),
  'GET /api/site/get_map_sites': costly(mapArea['GET /api/site/get_map_sites']),
  'GET /api/city/get_diff_cities': costly(siteArea['GET /api/city/get_diff_cities']),
};
