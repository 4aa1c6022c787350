import { addressDemo } from '../areas/address/demo';
import { campaignDemo } from '../areas/campaign/demo';
import { cartypeDemo } from '../areas/cartype/demo';
import { cityDemo } from '../areas/city/demo';
import { contentDemo } from '../areas/content/demo';
import { employeeDemo } from '../areas/employee/demo';
import { longDemo } from '../areas/long/demo';
import { luxuryDemo } from '../areas/luxury/demo';
import { mallDemo } from '../areas/mall/demo';
import { qqCardDemo } from '../areas/qq-card/demo';
import { reviewDemo } from '../areas/review/demo';
import { siteDemo } from '../areas/site/demo';
import { vip4sDemo } from '../areas/vip4s/demo';
import { worksheetDemo } from '../areas/worksheet/demo';
import type { AreaDemo } from './AreaDemo';

/** The demo data of every area that has some; who refers to another comes after it. */
export const demos: readonly AreaDemo[] = [
  cityDemo,
  siteDemo,
  addressDemo,
  cartypeDemo,
  longDemo,
  luxuryDemo,
  reviewDemo,
  contentDemo,
  mallDemo,
  vip4sDemo,
  worksheetDemo,
  employeeDemo,
  campaignDemo,
  qqCardDemo,
];
