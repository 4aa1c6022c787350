import { ErrorCode } from '../../../src/domain/errorCode';
import { feedbackKindText } from '../../../src/domain/feedback';
import { maskMobile } from '../../../src/domain/identity';
import { format } from '../../../src/domain/shanghaiTime';
import { deskAction, type DeskDetail, type DeskSection } from '../../http/desk/deskSection';
import { Failure } from '../../kernel/failure';
import { listFilesOf, type FileRow } from '../../kernel/files/fileRepository';
import { FEEDBACK_FILES } from './feedbackPresenter';
import { answerFeedback, findForDesk, listForDesk, type FeedbackAtDesk } from './feedbackRepository';

/** Feedback in a list. */
const LISTED = 50;

/** What of a text stands in a list. */
const GLIMPSE = 60;

const answer = deskAction({
  name: 'answer',
  title: '回复',
  fields: { answer: { kind: 'text', label: '回复内容', hint: '会员会看到', maxLength: 500 } },
  async perform({ db, now }, { id, values }) {
    if (!(await answerFeedback(db, id, values.answer, now))) {
      throw new Failure(ErrorCode.INVALID_PARAMS, '这条反馈已经回复过了');
    }
    return '已回复';
  },
});

const stateOf = ({ answeredAt }: FeedbackAtDesk): string => (answeredAt ? '已回复' : '待回复');
const timeText = (time: Date): string => format(time, 'M月D日 HH:mm');

const detailOf = (row: FeedbackAtDesk, photos: readonly FileRow[]): DeskDetail => ({
  title: feedbackKindText(row.kind),
  state: stateOf(row),
  facts: [
    { label: '内容', value: row.text },
    { label: '会员', value: maskMobile(row.memberMobile) },
    // Given to be called under it.
    { label: '联系电话', value: row.mobile || '不需要回电' },
    ...(row.orderId === null ? [] : [{ label: '订单', value: row.orderId }]),
    { label: '提交时间', value: timeText(row.createdAt) },
    ...(row.answer !== null && row.answeredAt
      ? [
          { label: '回复', value: row.answer },
          { label: '回复时间', value: timeText(row.answeredAt) },
        ]
      : []),
  ],
  pictures: photos.map(({ id }, index) => ({ label: `图片${index + 1}`, fileId: id })),
  actions: row.answeredAt ? [] : [answer],
});

/** What members have told the house, at the desk: read and answered (issue 12, feedback with pictures). */
export const feedbackDesk: DeskSection = {
  name: 'feedback',
  title: '意见反馈',
  searchLabel: '手机号或订单号',
  async list({ db }, search) {
    const rows = await listForDesk(db, search, LISTED);
    return rows.map(row => {
      const characters = [...row.text];
      const glimpse = characters.slice(0, GLIMPSE).join('');
      return {
        id: row.id,
        title: `${feedbackKindText(row.kind)} · ${maskMobile(row.memberMobile)}`,
        state: stateOf(row),
        facts: [
          characters.length > GLIMPSE ? `${glimpse}…` : glimpse,
          `${timeText(row.createdAt)}提交${row.orderId === null ? '' : ` · 订单${row.orderId}`}`,
        ],
      };
    });
  },
  async read({ db }, id) {
    const row = await findForDesk(db, id);
    return row && detailOf(row, await listFilesOf(db, FEEDBACK_FILES, [id]));
  },
};
