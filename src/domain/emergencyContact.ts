import type { ContactRelation } from '../../types/api/emergencyContact';
import { isMobileNumber } from './identity';
import { isRenterName } from './renter';

/** What a contact is to the member, in the order in which it is offered. */
export const CONTACT_RELATIONS: readonly { key: ContactRelation; text: string }[] = [
  { key: 'SPOUSE', text: '配偶' },
  { key: 'PARENT', text: '父母' },
  { key: 'CHILD', text: '子女' },
  { key: 'SIBLING', text: '兄弟姐妹' },
  { key: 'FRIEND', text: '朋友' },
  { key: 'COLLEAGUE', text: '同事' },
  { key: 'OTHER', text: '其他' },
];

/** A relation in words. */
export const relationText = (relation: ContactRelation): string =>
  CONTACT_RELATIONS.find(({ key }) => key === relation)?.text ?? '';

/** What is wrong with a contact's name, one sentence; undefined when it is right. */
export const contactNameProblem = (name: string): string | undefined =>
  isRenterName(name) ? undefined : '请填写联系人的姓名，2至30个字';

/** What is wrong with a contact's number, one sentence; who cannot be reached is no contact of their own. */
export function contactMobileProblem(mobile: string, ownMobile: string): string | undefined {
  if (!isMobileNumber(mobile)) return '请填写11位手机号';
  return mobile === ownMobile ? '请填写另一个人的手机号，不能是您自己的' : undefined;
}
