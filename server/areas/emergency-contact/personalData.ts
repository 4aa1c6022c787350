import { eq } from 'drizzle-orm';
import { relationText } from '../../../src/domain/emergencyContact';
import { personalRows } from '../../kernel/members/personalData';
import { emergencyContacts } from './schema';

export const emergencyContactData = personalRows(
  '紧急联系人',
  emergencyContacts,
  id => eq(emergencyContacts.userId, id),
  [
    ['姓名', emergencyContacts.name],
    ['关系', emergencyContacts.relation, relationText],
    ['手机号', emergencyContacts.mobile],
  ],
);
