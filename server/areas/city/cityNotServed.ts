import { ErrorCode } from '../../../src/domain/errorCode';
import { Failure } from '../../kernel/failure';

/** For a city that the service does not know. */
export const cityNotServed = (): Failure =>
  new Failure(ErrorCode.CITY_NOT_SERVED, '该城市暂未开通服务，请选择其他城市');

/** For a point in no city of the service: where it is, if that has a name, and the city to go on with. */
export const placeNotServed = (place: string | undefined, nearest: string | undefined): Failure =>
  new Failure(
    ErrorCode.CITY_NOT_SERVED,
    place && nearest
      ? `${place}暂未开通服务，离您最近的城市是${nearest}`
      : '您所在的位置暂未开通服务，请选择城市',
  );
