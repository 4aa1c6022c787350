import { choice } from '../rental/rentalWorld';
import { open, type Rows } from './contractRow';

export const nothing = () => ({});
export const firstPage = () => ({ page: 1 });
const city = () => ({ city_id: '110000' });

const period = { from_time: choice.from_time, to_time: choice.to_time };
const search = { site_id: choice.site_id, ...period };
export const car = { cartype_id: 'car-sylphy' };
const centre = { lng: 116.4, lat: 39.91 };

/** The endpoints by which everybody reads. */
export const openRows = {
  'GET /api/activities/ad/banner/get_city_activity': open(city),
  'GET /api/address/get_districts': open(city),
  'GET /api/address/search': open(city),
  'GET /api/agreement/get_detail': open(() => ({ id: 'service' })),
  'GET /api/agreement/get_list': open(nothing),
  'GET /api/cartype/get_alternatives': open(() => search),
  'GET /api/cartype/get_calendar': open(() => ({ ...search, ...car })),
  'GET /api/cartype/get_cartypes': open(city),
  'GET /api/cartype/get_detail': open(() => ({ ...search, ...car })),
  'GET /api/cartype/get_marks': open(() => ({ id: 'car-lavida', type: 'ALL', page: 1 })),
  'GET /api/cartype/get_products': open(() => ({ city_id: '110000', ...period, ...car })),
  'GET /api/cartype/search': open(() => search),
  'GET /api/cartype/search_city': open(() => ({ city_id: '110000', ...period })),
  'GET /api/city/get_cities': open(nothing),
  'GET /api/city/get_diff_cities': open(city),
  'GET /api/city/get_located': open(() => ({ location: centre })),
  'GET /api/city/get_sketch': open(city),
  'GET /api/discover/get_destination': open(() => ({ id: 'sanya' })),
  'GET /api/discover/get_home': open(city),
  'GET /api/document/get_detail': open(() => ({ id: 'deposit' })),
  'GET /api/document/get_list': open(nothing),
  'GET /api/faq/ask': open(() => ({ text: '怎么取消' })),
  'GET /api/faq/get_detail': open(() => ({ id: 'faq' })),
  'GET /api/faq/get_list': open(nothing),
  'POST /api/faq/feedback': open(() => ({ id: 'faq', helpful: true })),
  'GET /api/mark/mall/recommend': open(firstPage),
  'GET /api/site/get_detail': open(() => ({ id: 'site-east' })),
  'GET /api/site/get_map_sites': open(() => ({ city_id: '110000', centre, radius: 5000, ...period })),
  'GET /api/site/get_marks': open(() => ({ id: 'site-east', type: 'ALL', page: 1 })),
  'GET /api/site/get_sites': open(city),
  'GET /api/store/scan_code/search': open(() => ({ site_id: 'site-east', city_id: '110000' })),
  'GET /api/system/bulletin/detail': open(() => ({ id: 'notice' })),
  'GET /api/system/bulletin/get_list': open(firstPage),
} satisfies Partial<Rows>;
