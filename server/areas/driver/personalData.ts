import { toIso } from '../../../src/domain/shanghaiTime';
import type { PersonalData } from '../../kernel/members/personalData';
import { numberOf } from './driverNumber';
import { listDrivers } from './driverRepository';
import { drivers } from './schema';

export const driverData: PersonalData = {
  title: '常用驾驶人',
  tables: [drivers],
  read: async ({ db, member, dataKey }) =>
    (await listDrivers(db, member.id)).map(row => ({
      姓名: row.name,
      手机号: row.mobile,
      身份证号: numberOf(row, dataKey),
      最近用车: toIso(row.usedAt),
      保存时间: toIso(row.createdAt),
    })),
};
