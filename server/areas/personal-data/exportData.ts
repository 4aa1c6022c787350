import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY, dayOf, toIso } from '../../../src/domain/shanghaiTime';
import type { MemberContext } from '../../http/endpoint';
import { takeFromLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { EXPORT_LIFE, tempUrl } from '../../kernel/files/tempUrls';
import type { PersonalData } from '../../kernel/members/personalData';
import { spendProofCode } from '../user/public';

/** It reads all that there is. */
const EXPORTS = { limit: 3, windowMs: DAY };

/** All that is held of the member as the text of a JSON file. Errors as the contract lists them. */
export async function exportData(
  data: readonly PersonalData[],
  vcode: string,
  context: MemberContext,
): Promise<{ file_name: string; content: string }> {
  const { db, settings, member, origin, now } = context;
  await spendProofCode(context, 'EXPORT', vcode);
  const wait = await takeFromLimit(db, `export:${member.id}`, EXPORTS, now);
  if (wait > 0) {
    const sentence = '今天已经导出过3次了，请明天再试';
    throw new Failure(ErrorCode.TOO_MANY_REQUESTS, sentence, { retry_after: wait });
  }
  const photoUrl = (fileId: string): string =>
    `${origin}${tempUrl(fileId, settings.codePepper, now, EXPORT_LIFE).url}`;
  const content: Record<string, unknown> = { 导出时间: toIso(now) };
  for (const { title, read } of data) {
    content[title] = await read({ db, member, dataKey: settings.dataKey, photoUrl });
  }
  return { file_name: `我的数据-${dayOf(now)}.json`, content: JSON.stringify(content, null, 2) };
}
