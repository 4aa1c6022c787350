import { Type } from 'typebox';
import type { IdentityApi, IdentityStanding } from '../../../types/api/identity';
import { member, type Area, type MemberContext } from '../../http/endpoint';
import { notFound } from '../../kernel/failure';
import { applyForIdentity } from './applyForIdentity';
import { presentStanding } from './identityPresenter';
import { findAuth, findIdentity } from './identityRepository';

const text = Type.String({ maxLength: 200 });
const file = Type.String({ minLength: 1, maxLength: 64 });

async function standingOf({ db, settings, member: { id } }: MemberContext): Promise<IdentityStanding> {
  const [auth, row] = await Promise.all([findAuth(db, id), findIdentity(db, id)]);
  if (!auth) throw notFound('您的账号');
  return presentStanding(auth, row, settings.dataKey);
}

/** Who members are, as staff verify it (specification §3, user auth; §7, auth/apply). */
export const identityArea: Area<IdentityApi> = {
  'GET /api/user/auth/get_detail': member(
    'How the member stands with being verified',
    Type.Object({}),
    async (_request, context) => standingOf(context),
  ),
  'POST /api/user/auth/apply': member(
    'Hands in what proves who the member is',
    Type.Object({
      ...{ name: text, idcard_no: text, licence_since: text },
      ...{ front: file, back: file, licence: file },
    }),
    async (request, context) => {
      await applyForIdentity(request, context);
      return standingOf(context);
    },
  ),
};
