import { eq } from 'drizzle-orm';
import { violationLife } from '../../../src/domain/violation';
import { inYuan, personalRows, type PersonalData } from '../../kernel/members/personalData';
import { violationEvents, violations } from './schema';

/** Violations that were found while a member had a car. */
export const violationData: PersonalData = {
  ...personalRows('违章记录', violations, id => eq(violations.userId, id), [
    ['编号', violations.id],
    ['订单号', violations.orderId],
    ['状态', violations.state, (state: keyof typeof violationLife) => violationLife[state].text],
    ['时间', violations.happenedAt],
    ['地点', violations.place],
    ['违法行为', violations.act],
    ['罚款', violations.fine, inYuan],
    ['记分', violations.points],
    ['申诉', violations.appealReason],
    ['登记时间', violations.createdAt],
  ]),
  tables: [violations, violationEvents],
};
