import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Envelope, Version } from '../../types/api/call';
import { ErrorCode } from '../../src/domain/errorCode';
import { isTime, MINUTE, toIso, toMillis } from '../../src/domain/shanghaiTime';
import { signatureBase } from '../../src/domain/signature';
import type { Settings } from '../settings';
import { Failure } from '../kernel/failure';

/** How far a call's timestamp may be off in either direction, in milliseconds (decision 8). */
export const TIMESTAMP_TOLERANCE = 5 * MINUTE;

/** What an envelope carried. */
export interface Opened {
  /** The call's own parameters. */
  params: Record<string, unknown>;
  version: Version;
  nonce: string;
}

const invalid = (message: string): Failure => new Failure(ErrorCode.INVALID_PARAMS, message);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFields(fields: unknown): Envelope {
  if (!isObject(fields)) throw invalid('请求缺少参数');
  const read = (name: keyof Envelope): string => {
    const value = fields[name];
    if (typeof value !== 'string' || value === '') throw invalid(`请求缺少参数 ${name}`);
    return value;
  };
  const request_resource = read('request_resource');
  if (request_resource !== 'MOBILE') throw invalid('参数 request_resource 不正确');
  const nonce = read('nonce');
  if (!/^[\w-]{8,64}$/.test(nonce)) throw invalid('参数 nonce 不正确');
  const timestamp = read('timestamp');
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp) || !isTime(timestamp))
    throw invalid('参数 timestamp 不正确');
  return {
    appid: read('appid'),
    nonce,
    timestamp,
    request_resource,
    sign: read('sign'),
    params: read('params'),
  };
}

function isSignedBy(secret: string, { sign, ...envelope }: Envelope): boolean {
  // Reading hex stops where it ends, and would leave whatever follows unseen.
  if (!/^[0-9a-f]{64}$/i.test(sign)) return false;
  const expected = createHmac('sha256', secret).update(signatureBase(envelope)).digest();
  const given = Buffer.from(sign, 'hex');
  return timingSafeEqual(given, expected);
}

/** What PostgreSQL's text cannot hold and nobody types: the character NUL, and halves of characters. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

function readParams(text: string): Record<string, unknown> {
  let hasNoText = false;
  const look = (name: string, value: unknown): unknown => {
    hasNoText ||= NO_TEXT.test(name) || (typeof value === 'string' && NO_TEXT.test(value));
    return value;
  };
  let params: unknown;
  try {
    params = JSON.parse(text, look);
  } catch {
    // Answered below, like JSON that is no object.
  }
  if (!isObject(params)) throw invalid('参数 params 不是 JSON 对象');
  if (hasNoText) throw invalid('参数 params 不正确');
  return params;
}

function readVersion(value: unknown): Version {
  if (!isObject(value)) throw invalid('请求缺少参数 version');
  const read = (name: keyof Version): string => {
    const text = value[name];
    // The cut may go through a character.
    return typeof text === 'string' ? text.slice(0, 64).replace(/\p{Surrogate}/gu, '') : '';
  };
  return {
    channel: read('channel'),
    appVersion: read('appVersion'),
    deviceOSVersion: read('deviceOSVersion'),
    deviceType: read('deviceType'),
    city: read('city'),
    city_id: read('city_id'),
    location: read('location'),
  };
}

/**
 * Checks the envelope around a call and takes it apart (specification §7, decision 8). Throws
 * INVALID_PARAMS, BAD_SIGNATURE, or STALE_TIMESTAMP, whose data tells the server's time so that a client
 * with a wrong clock can correct itself. Whether the nonce was seen before is for the caller to check.
 */
export function openEnvelope(
  fields: unknown,
  settings: Pick<Settings, 'appId' | 'appSecret'>,
  now: Date,
): Opened {
  const envelope = readFields(fields);
  if (envelope.appid !== settings.appId || !isSignedBy(settings.appSecret, envelope)) {
    throw new Failure(ErrorCode.BAD_SIGNATURE, '请求签名不正确');
  }
  if (Math.abs(toMillis(envelope.timestamp) - now.getTime()) > TIMESTAMP_TOLERANCE) {
    throw new Failure(ErrorCode.STALE_TIMESTAMP, '手机时间不准，请校准后再试', { server_time: toIso(now) });
  }
  const { version, ...params } = readParams(envelope.params);
  return { params, version: readVersion(version), nonce: envelope.nonce };
}
