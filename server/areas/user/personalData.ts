import { eq } from 'drizzle-orm';
import { tellRows, type PersonalData } from '../../kernel/members/personalData';
import { sessions, sessionTokens, users } from '../../kernel/members/schema';
import { knownDevices, smsCodes } from './schema';

const GENDERS = { m: '男', f: '女', u: '' } as const;

/** The member themselves. */
const profile: PersonalData = {
  title: '账号',
  tables: [users],
  read: ({ db, member }) =>
    tellRows(db, users, eq(users.id, member.id), [
      ['会员编号', users.id],
      ['手机号', users.mobile],
      ['姓名', users.name],
      ['昵称', users.nickname],
      ['生日', users.birthday],
      ['性别', users.gender, (gender: keyof typeof GENDERS) => GENDERS[gender]],
      ['城市', users.cityName],
      ['注册渠道', users.channel],
      ['注册时间', users.createdAt],
    ]),
};

/** Where they are logged in, and where they have been. */
const devices: PersonalData = {
  title: '登录设备',
  tables: [sessions, sessionTokens, knownDevices, smsCodes],
  async read({ db, member }) {
    const logins = await tellRows(db, sessions, eq(sessions.userId, member.id), [
      ['设备', sessions.deviceName],
      ['登录时间', sessions.createdAt],
      ['最近使用', sessions.lastUsedAt],
    ]);
    const known = await tellRows(db, knownDevices, eq(knownDevices.mobile, member.mobile), [
      ['最近登录', knownDevices.loggedInAt],
    ]);
    return { 正在登录: logins, 登录过的设备: known };
  },
  async forget(tx, { mobile }) {
    await tx.delete(knownDevices).where(eq(knownDevices.mobile, mobile));
    await tx.delete(smsCodes).where(eq(smsCodes.mobile, mobile));
  },
};

/** What is held of the member by logging in. */
export const userData: readonly PersonalData[] = [profile, devices];
