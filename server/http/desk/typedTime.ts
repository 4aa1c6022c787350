import { ErrorCode } from '../../../src/domain/errorCode';
import { isTime } from '../../../src/domain/shanghaiTime';
import { Failure } from '../../kernel/failure';

/** A moment as the staff types it, by the clock of Shanghai. INVALID_PARAMS. */
export function typedTime(typed: string): Date {
  const iso = `${typed.replace(/\s+/, 'T')}:00+08:00`;
  if (/^\d{4}-\d{2}-\d{2}\s+\d{2}:\d{2}$/.test(typed) && isTime(iso)) return new Date(iso);
  throw new Failure(ErrorCode.INVALID_PARAMS, '时间请写成 2026-11-03 09:30 的样子');
}
