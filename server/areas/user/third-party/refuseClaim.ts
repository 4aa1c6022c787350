import { ErrorCode } from '../../../../src/domain/errorCode';
import { Failure } from '../../../kernel/failure';

/** Why it is refused is nobody's business but its channel's: forged, too old and used sound the same. */
export const refuseClaim = (): Failure =>
  new Failure(ErrorCode.CLAIM_REFUSED, '登录信息已失效，请从合作平台重新进入');
