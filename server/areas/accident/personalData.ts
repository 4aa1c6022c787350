import { eq } from 'drizzle-orm';
import { accidentLife } from '../../../src/domain/accident';
import { toIso } from '../../../src/domain/shanghaiTime';
import { inYuan, type PersonalData } from '../../kernel/members/personalData';
import { accidentEvents, accidents } from './schema';
import { readOther } from './stored';

/** Accidents of cars while a member had them. */
export const accidentData: PersonalData = {
  title: '事故理赔',
  tables: [accidents, accidentEvents],
  async read({ db, member, dataKey }) {
    const rows = await db.select().from(accidents).where(eq(accidents.userId, member.id));
    return rows.map(row => {
      const { plate, name, mobile, insurer } = readOther(row.other, row.id, dataKey);
      return {
        编号: row.id,
        订单号: row.orderId,
        状态: accidentLife[row.state].text,
        时间: toIso(row.happenedAt),
        地点: row.place,
        坐标: row.location,
        经过: row.description,
        有人受伤: row.isInjured,
        已报警: row.hasPolice,
        涉及对方: row.hasOther,
        对方车牌: plate ?? null,
        对方姓名: name ?? null,
        对方手机号: mobile ?? null,
        对方保险公司: insurer ?? null,
        需承担: row.total === null ? null : inYuan(row.total),
        费用明细: (row.decision?.lines ?? []).map(({ name: part, amount, rule }) => ({
          ...{ 项目: part, 金额: inYuan(amount), 依据: rule },
        })),
        申诉: row.appealReason,
        申诉答复: row.appealAnswer,
        报案时间: toIso(row.createdAt),
      };
    });
  },
};
