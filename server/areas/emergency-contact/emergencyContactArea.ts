import { Type } from 'typebox';
import type { EmergencyContact, EmergencyContactApi } from '../../../types/api/emergencyContact';
import { contactMobileProblem, contactNameProblem } from '../../../src/domain/emergencyContact';
import { ErrorCode } from '../../../src/domain/errorCode';
import { maskMobile } from '../../../src/domain/identity';
import { member, type Area } from '../../http/endpoint';
import { Failure } from '../../kernel/failure';
import {
  findEmergencyContact,
  removeEmergencyContact,
  saveEmergencyContact,
  type EmergencyContactRow,
} from './emergencyContactRepository';

const invalid = (message: string): Failure => new Failure(ErrorCode.INVALID_PARAMS, message);

const presentContact = ({ name, relation, mobile }: EmergencyContactRow): EmergencyContact => ({
  name,
  relation,
  mobile: maskMobile(mobile),
});

/** 紧急联系人 of the member (issue 12). */
export const emergencyContactArea: Area<EmergencyContactApi> = {
  'GET /api/user/get_emergency_contact': member(
    "The member's emergency contact",
    Type.Object({}),
    async (_request, { db, member: { id } }) => {
      const row = await findEmergencyContact(db, id);
      return row ? { contact: presentContact(row) } : {};
    },
  ),
  'POST /api/user/save_emergency_contact': member(
    "Keeps the member's emergency contact",
    Type.Object({
      name: Type.String({ maxLength: 60 }),
      relation: Type.Union([
        Type.Literal('PARENT'),
        Type.Literal('SPOUSE'),
        Type.Literal('CHILD'),
        Type.Literal('SIBLING'),
        Type.Literal('FRIEND'),
        Type.Literal('COLLEAGUE'),
        Type.Literal('OTHER'),
      ]),
      mobile: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    async ({ name: typed, relation, mobile }, { db, member: { id: userId, mobile: own } }) => {
      const name = typed.trim();
      const problem =
        contactNameProblem(name) ?? (mobile === undefined ? undefined : contactMobileProblem(mobile, own));
      if (problem !== undefined) throw invalid(problem);
      const row = await saveEmergencyContact(db, { userId, name, relation, mobile });
      if (!row) throw invalid('请填写11位手机号');
      return { contact: presentContact(row) };
    },
  ),
  'POST /api/user/remove_emergency_contact': member(
    "Forgets the member's emergency contact",
    Type.Object({}),
    async (_request, { db, member: { id } }) => {
      await removeEmergencyContact(db, id);
      return {};
    },
  ),
};
