import { ErrorCode } from '../../../src/domain/errorCode';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shanghaiTime';
import type { Context } from '../../http/endpoint';
import { takeFromLimit, type RateLimit } from '../../http/rateLimit';
import { Failure } from '../../kernel/failure';
import { isKnownDevice } from './knownDevices';

const ONE_A_MINUTE = { limit: 1, windowMs: MINUTE };
const TEN_A_DAY = { limit: 10, windowMs: DAY };
const TWENTY_A_DAY = { limit: 20, windowMs: DAY };

interface CodeLimit {
  key: string;
  limit: RateLimit;
  /** What a person reads who has to wait so many seconds. */
  message: (wait: number) => string;
}

/** What one asker may have sent to one number. */
const perAsker = (mobile: string, asker: string): CodeLimit[] => [
  {
    key: `code-minute:${mobile}:${asker}`,
    limit: ONE_A_MINUTE,
    message: wait => `验证码刚刚发过，请${wait}秒后再试`,
  },
  {
    key: `code-day:${mobile}:${asker}`,
    limit: TEN_A_DAY,
    message: () => '今天获取验证码的次数用完了，请明天再试',
  },
];

/**
 * Counts a code that is about to be sent; CODE_TOO_OFTEN (data: `retry_after`, seconds).
 *
 * A number is nobody's secret, so what strangers ask for must not use up what its owner may (issue 10, section 2). Who
 * asks is a device on which the number has logged in, else the caller's address: one code a minute and ten a day for
 * each of them. Against bombing, all that are no such device get twenty a day together; when strangers have used these
 * up, the owner still logs in on the devices that know them, and on a new one the next day. All of it within the codes
 * an hour of the address. Codes of another purpose (`CONTACT`) have a minute of their own: who has just confirmed the number
 * under which they are called logs in with it without waiting.
 */
export async function countCode(
  { db, settings, ip, now }: Context,
  mobile: string,
  deviceHash: string,
  purpose: 'LOGIN' | 'CONTACT' = 'LOGIN',
): Promise<void> {
  const askerFor = (asker: string): string => (purpose === 'LOGIN' ? asker : `${purpose}:${asker}`);
  const limits: CodeLimit[] = [
    {
      key: `codes:${ip}`,
      limit: { limit: settings.codesPerHour, windowMs: HOUR },
      message: () => '获取验证码太频繁了，请稍后再试',
    },
    ...((await isKnownDevice(db, mobile, deviceHash))
      ? perAsker(mobile, askerFor(deviceHash))
      : [
          ...perAsker(mobile, askerFor(ip)),
          // Last, so that what was refused to one asker counts for nobody else.
          {
            key: `code-strangers:${mobile}`,
            limit: TWENTY_A_DAY,
            message: () => '这个号码今天获取验证码的次数用完了，请明天再试，或在登录过的设备上操作',
          },
        ]),
  ];
  for (const { key, limit, message } of limits) {
    const wait = await takeFromLimit(db, key, limit, now);
    if (wait > 0) throw new Failure(ErrorCode.CODE_TOO_OFTEN, message(wait), { retry_after: wait });
  }
}
