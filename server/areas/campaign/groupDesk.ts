import { groupState, GROUP_STATES, maskedNickname } from '../../../src/domain/campaign';
import { format } from '../../../src/domain/shanghaiTime';
import { deskAction, type DeskSection } from '../../http/desk/deskSection';
import { endGroup, findGroupIfAny, listGroups, lockCampaign, type WholeGroup } from './campaignRepository';

const timeText = (time: Date): string => format(time, 'YYYY-MM-DD HH:mm');

const end = deskAction({
  name: 'end',
  title: '提前解散',
  note: '用于刷团等情况：团立刻结束，大家都得不到券，也没有人付过钱',
  fields: {},
  perform: ({ db, now }, { id: code }) =>
    db.transaction(async tx => {
      const found = await findGroupIfAny(tx, code);
      if (!found) return '没有找到这个团';
      // Who comes into it at the same moment has come before or comes too late.
      await lockCampaign(tx, found.group.campaignId, now);
      return (await endGroup(tx, found.group.id, now)) ? '已解散' : '这个团已经结束';
    }),
});

const peopleOf = ({ members, group }: WholeGroup): string => `${members.length}/${group.size}人`;

/** 拼团, at the desk: how groups stand, and ending one that is not what it should be (issue 14). */
export const groupDesk: DeskSection = {
  name: 'groups',
  title: '拼团',
  searchLabel: '团的链接码',
  async list({ db, now }, search) {
    const found = await listGroups(db, search.trim());
    return found.map(whole => ({
      id: whole.group.code,
      title: whole.campaignTitle,
      state: GROUP_STATES[groupState(whole.group, now)],
      facts: [`${peopleOf(whole)} · 至${timeText(whole.group.endsAt)}`],
    }));
  },
  async read({ db, now }, code) {
    const whole = await findGroupIfAny(db, code);
    if (!whole) return undefined;
    const state = groupState(whole.group, now);
    return {
      title: whole.campaignTitle,
      state: GROUP_STATES[state],
      facts: [
        { label: '人数', value: peopleOf(whole) },
        { label: '成员', value: whole.members.map(({ nickname }) => maskedNickname(nickname)).join('、') },
        { label: '发起时间', value: timeText(whole.group.createdAt) },
        { label: '截止时间', value: timeText(whole.group.endsAt) },
      ],
      actions: state === 'RUNNING' ? [end] : [],
    };
  },
};
