import type { RouteName } from '../../src/routes';
import type { Made } from './memberStages';
import type { Visit } from './visit';

const byLink = ({ shop_token: token }: Made) => ({ token });

/** 道路救援, and the screens of the repair shop, which whoever holds its link sees (issue 15). */
export const shopVisits = {
  rescue: { shows: '呼叫道路救援' },
  'repairShop.case': { shows: { visitor: '这个链接不能用了' }, params: byLink },
  'repairShop.price': { shows: { visitor: '这个链接不能用了' }, params: byLink },
  'repairShop.detail': { shows: { visitor: '这个链接不能用了' }, params: byLink },
} as const satisfies Partial<Record<RouteName, Visit>>;
