import type { Api } from '../../types/api';
import { costly, type Area } from '../http/endpoint';
import { accidentArea } from './accident/accidentArea';
import { accountArea } from './account/accountArea';
import { addressArea } from './address/addressArea';
import { blessingArea } from './blessing/blessingArea';
import { campaignArea } from './campaign/campaignArea';
import { cartypeArea } from './cartype/cartypeArea';
import { cityArea } from './city/cityArea';
import { contentArea } from './content/contentArea';
import { driverArea } from './driver/driverArea';
import { emergencyContactArea } from './emergency-contact/emergencyContactArea';
import { employeeArea } from './employee/employeeArea';
import { favouriteArea } from './favourite/favouriteArea';
import { feedbackArea } from './feedback/feedbackArea';
import { fileArea } from './file/fileArea';
import { identityArea } from './identity/identityArea';
import { inviteArea } from './invite/inviteArea';
import { invoiceArea } from './invoice/invoiceArea';
import { longArea } from './long/longArea';
import { longApplyArea } from './long-apply/longApplyArea';
import { luxuryArea } from './luxury/luxuryArea';
import { mallArea } from './mall/mallArea';
import { mapArea } from './map/mapArea';
import { memberCodeArea } from './member-code/memberCodeArea';
import { cycleArea } from './cycle/cycleArea';
import { discoverArea } from './discover/discoverArea';
import { orderArea } from './order/orderArea';
import { orderLines } from './orderLines';
import { payArea } from './pay/payArea';
import { personalDataArea } from './personal-data/personalDataArea';
import { personalData } from './personalData';
import { qqCardArea } from './qq-card/qqCardArea';
import { rentalArea } from './rental/rentalArea';
import { siteArea } from './site/siteArea';
import { userArea } from './user/userArea';
import { vip4sArea } from './vip4s/vip4sArea';
import { violationArea } from './violation/violationArea';
import { walletArea } from './wallet/walletArea';
import { scooterArea } from './worksheet/scooterArea';
import { worksheetArea } from './worksheet/worksheetArea';

const campaigns = campaignArea(orderLines);
const cartypes = cartypeArea(orderLines);
const luxury = luxuryArea(orderLines);

/** Every endpoint of the contract: does not compile while one is missing. */
export const areas: Area<Api> = {
  ...accountArea,
  ...addressArea,
  ...blessingArea,
  ...campaigns,
  ...cartypes,
  ...cityArea,
  ...contentArea,
  ...mapArea,
  ...memberCodeArea,
  ...discoverArea,
  ...orderArea(orderLines),
  ...payArea,
  ...personalDataArea({ lines: orderLines, data: personalData }),
  ...rentalArea(orderLines),
  ...longArea(orderLines),
  ...longApplyArea,
  ...luxury,
  ...siteArea,
  ...userArea,
  ...cycleArea(orderLines),
  ...worksheetArea,
  ...scooterArea,
  ...vip4sArea,
  ...walletArea(orderLines),
  ...mallArea,
  ...driverArea,
  ...emergencyContactArea,
  ...employeeArea,
  ...favouriteArea,
  ...feedbackArea,
  ...fileArea,
  ...identityArea,
  ...inviteArea,
  ...invoiceArea,
  // They price every car of a site, all sites of a city, or every day of a quarter, or rank every city.
  'GET /api/cartype/search': costly(cartypes['GET /api/cartype/search']),
  'GET /api/cartype/search_city': costly(cartypes['GET /api/cartype/search_city']),
  'GET /api/cartype/get_alternatives': costly(cartypes['GET /api/cartype/get_alternatives']),
  'GET /api/cartype/get_calendar': costly(cartypes['GET /api/cartype/get_calendar']),
  'GET /api/cartype/get_cartypes': costly(cartypes['GET /api/cartype/get_cartypes']),
  'GET /api/cartype/get_products': costly(cartypes['GET /api/cartype/get_products']),
  'GET /api/brandStore/api/cartype': costly(campaigns['GET /api/brandStore/api/cartype']),
  'GET /api/luxury/get_list': costly(luxury['GET /api/luxury/get_list']),
  'GET /api/site/get_map_sites': costly(mapArea['GET /api/site/get_map_sites']),
  'GET /api/city/get_diff_cities': costly(siteArea['GET /api/city/get_diff_cities']),
  ...qqCardArea,
  ...violationArea(orderLines),
  ...accidentArea(orderLines),
};
