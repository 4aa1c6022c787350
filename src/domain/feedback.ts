import type { FeedbackKind } from '../../types/api/feedback';
import { isMobileNumber } from './identity';
import { characterCount } from './renter';
import { writtenText } from './writtenText';

/** What a feedback may be, in the order in which it is offered. */
export const FEEDBACK_KINDS: readonly { key: FeedbackKind; text: string }[] = [
  { key: 'SUGGESTION', text: '功能建议' },
  { key: 'PROBLEM', text: '使用问题' },
  { key: 'COMPLAINT', text: '服务投诉' },
  { key: 'OTHER', text: '其他' },
];

/** Characters of a feedback. */
export const FEEDBACK_LENGTH = 500;

/** Photos that come with a feedback at most. */
export const FEEDBACK_PHOTOS = 3;

/** Whether something, such as what a device has kept, names a kind. */
export const isFeedbackKind = (value: unknown): value is FeedbackKind =>
  FEEDBACK_KINDS.some(({ key }) => key === value);

/** A kind in words. */
export const feedbackKindText = (kind: FeedbackKind): string =>
  FEEDBACK_KINDS.find(({ key }) => key === kind)?.text ?? '';

/** What is wrong with what was written, one sentence; undefined where nothing is. */
export function feedbackProblem(text: string): string | undefined {
  const length = characterCount(writtenText(text));
  if (length === 0) return '请写下您的建议或遇到的问题';
  return length > FEEDBACK_LENGTH ? `最多${FEEDBACK_LENGTH}个字` : undefined;
}

/** What is wrong with the number under which somebody wants to be called, one sentence; none is right, too. */
export const callbackProblem = (mobile: string): string | undefined =>
  mobile === '' || isMobileNumber(mobile) ? undefined : '请填写11位手机号，或留空';
