import type { RouteName } from '../../src/routes';
import type { Made } from './memberStages';
import type { Visit } from './visit';

const byLink = ({ shop_token: token }: Made) => ({ token });

/** 道路救援, and the screens of the repair shop, which whoever holds its link sees (issue 15). */
export const shopVisits = {
  'rescue.call': { shows: '呼叫道路救援' },
  'repair-shop.case': { shows: { visitor: '这个链接不能用了', reletting: '录入定损' }, params: byLink },
  'repair-shop.price': { shows: { visitor: '这个链接不能用了', reletting: '停运时间' }, params: byLink },
  'repair-shop.detail': {
    shows: { visitor: '这个链接不能用了', reletting: '还没有录入定损。' },
    params: byLink,
  },
} as const satisfies Partial<Record<RouteName, Visit>>;
