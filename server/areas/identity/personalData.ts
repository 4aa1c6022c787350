import type { PersonalData } from '../../kernel/members/personalData';
import { toIso } from '../../../src/domain/shanghaiTime';
import { authText } from '../../../src/domain/display';
import { forgetIdentityPhotos } from './decideIdentity';
import { findAuth, findIdentity } from './identityRepository';
import { numberOf } from './numberOf';
import { identities } from './schema';

export const identityData: PersonalData = {
  title: '实名认证',
  tables: [identities],
  async read({ db, member, dataKey }) {
    const [auth, identity] = [await findAuth(db, member.id), await findIdentity(db, member.id)];
    if (!auth || !identity) return [];
    const { name, licenceSince, appliedAt, decidedAt } = identity;
    return [
      {
        状态: authText({ auth: { status: auth.authStatus, comments: auth.authComments } }),
        说明: auth.authComments,
        姓名: name,
        身份证号: numberOf(identity, dataKey),
        初次领证: licenceSince,
        提交时间: toIso(appliedAt),
        审核时间: decidedAt && toIso(decidedAt),
      },
    ];
  },
  forget: (tx, { id }) => forgetIdentityPhotos(tx, id),
};
