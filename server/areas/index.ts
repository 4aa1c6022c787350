import type { Api } from '../../types/api';
import type { Area } from '../http/endpoint';
import { accountArea } from './account/accountArea';
import { cartypeArea } from './cartype/cartypeArea';
import { cityArea } from './city/cityArea';
import { contentArea } from './content/contentArea';
import { orderArea } from './order/orderArea';
import { payArea } from './pay/payArea';
import { siteArea } from './site/siteArea';
import { userArea } from './user/userArea';

/** Every endpoint of the contract: does not compile while one is missing. */
export const areas: Area<Api> = {
  ...accountArea,
  ...cartypeArea,
  ...cityArea,
  ...contentArea,
  ...orderArea,
  ...payArea,
  ...siteArea,
  ...userArea,
};
