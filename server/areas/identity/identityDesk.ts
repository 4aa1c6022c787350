import { createHash } from 'node:crypto';
import { IDENTITY_PHOTOS, IDENTITY_REFUSALS, licenceYears } from '../../../src/domain/identityApplication';
import { format } from '../../../src/domain/shanghaiTime';
import { deskAction, type DeskDetail, type DeskSection } from '../../http/desk/deskSection';
import { approveIdentity, refuseIdentity, waitingIdentities, type WaitingIdentity } from './decideIdentity';

const approve = deskAction({
  name: 'approve',
  title: '通过',
  note: '照片清楚，姓名、证件号和领证日期都与证件一致',
  fields: {},
  async perform({ db, now }, { id }) {
    await db.transaction(tx => approveIdentity(tx, id, now));
    return '已通过认证';
  },
});

const refuse = deskAction({
  name: 'refuse',
  title: '退回',
  fields: {
    code: {
      kind: 'choice',
      label: '原因',
      options: IDENTITY_REFUSALS.map(({ code, text }) => ({ value: String(code), text })),
    },
    comments: {
      kind: 'text',
      label: '换个说法',
      hint: '不填就按上面的原因告诉会员',
      maxLength: 200,
      optional: true,
    },
  },
  async perform({ db, now }, { id, values: { code, comments } }) {
    await db.transaction(tx => refuseIdentity(tx, id, { code: Number(code), comments }, now));
    return '已退回，会员可以修改后重新提交';
  },
});

/** All that is looked at before it is decided. */
const seenOf = ({ name, idCardNumber, licenceSince, front, back, licence }: WaitingIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([name, idCardNumber, licenceSince, front, back, licence]))
    .digest('hex');

const detailOf = (row: WaitingIdentity, now: Date): DeskDetail => ({
  title: row.name,
  state: '待审核',
  facts: [
    { label: '姓名', value: row.name },
    { label: '身份证号', value: row.idCardNumber },
    { label: '初次领证', value: `${row.licenceSince}，驾龄${licenceYears(row.licenceSince, now)}年` },
    { label: '提交时间', value: format(row.appliedAt, 'YYYY-MM-DD HH:mm') },
  ],
  pictures: (['front', 'back', 'licence'] as const).map(photo => ({
    label: IDENTITY_PHOTOS[photo],
    fileId: row[photo],
  })),
  seen: seenOf(row),
  actions: [approve, refuse],
});

/** Who waits to be verified, at the desk: approved, or refused with the field that is at fault (issue 12, identity). */
export const identityDesk: DeskSection = {
  name: 'identities',
  title: '实名认证',
  searchLabel: '姓名',
  async list({ db, settings }, search) {
    const waiting = await waitingIdentities(db, settings.dataKey);
    return waiting
      .filter(({ name }) => name.includes(search))
      .map(({ userId, name, appliedAt }) => ({
        id: userId,
        title: name,
        state: '待审核',
        facts: [`${format(appliedAt, 'M月D日 HH:mm')}提交`],
      }));
  },
  async read({ db, settings, now }, id) {
    const row = (await waitingIdentities(db, settings.dataKey)).find(({ userId }) => userId === id);
    return row && detailOf(row, now);
  },
};
