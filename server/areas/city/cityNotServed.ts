import { ErrorCode } from '../../../src/domain/errorCode';
import { Failure } from '../../kernel/failure';

/** For a city that the service does not know. */
export const cityNotServed = (): Failure =>
  new Failure(ErrorCode.CITY_NOT_SERVED, '该城市暂未开通服务，请选择其他城市');
