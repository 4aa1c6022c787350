import type { ThirdPartyClaim } from '../../../../types/api/thirdParty';
import { ErrorCode } from '../../../../src/domain/errorCode';
import { thirdPartyName } from '../../../../src/domain/thirdParty';
import type { MemberContext } from '../../../http/endpoint';
import { Failure, notFound } from '../../../kernel/failure';
import { refuseClaim } from './refuseClaim';
import { insertBinding, ownerOfAccount, spendClaim } from './thirdPartyRepository';

/**
 * Binds an account to the member who asks, and tells them by SMS: whoever has its channel's word is logged in as them from
 * now on. What is theirs already stays so. Errors as the contract lists them.
 */
export async function bindAccount(
  claim: ThirdPartyClaim,
  mobile: string,
  { db, member, sms, now }: Pick<MemberContext, 'db' | 'member' | 'sms' | 'now'>,
): Promise<void> {
  // Only the member's own number is proved, by the code of their login.
  if (mobile !== member.mobile) throw notFound('这个号码的账号');
  const isNew = await db.transaction(async tx => {
    const before = await ownerOfAccount(tx, claim);
    if (before?.id === member.id) return false;
    if (!(await spendClaim(tx, claim, now))) throw refuseClaim();
    if (await insertBinding(tx, member.id, claim, now)) return true;
    // Bound before, or just now by another claim.
    if ((await ownerOfAccount(tx, claim))?.id === member.id) return false;
    throw new Failure(ErrorCode.THIRD_PARTY_TAKEN, '这个账号已经绑定其他手机号');
  });
  if (!isNew) return;
  const name = thirdPartyName(claim.type) ?? '合作平台';
  const words = `您的租车账号已绑定${name}账号，从那里进入会自动登录。如果不是您本人操作，请在“账号与安全”解绑，并退出其他设备。`;
  await sms.send(member.mobile, words, now);
}
