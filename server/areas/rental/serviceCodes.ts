import { Type } from 'typebox';
import type { ServiceCode } from '../../../types/api/bill';
import { SERVICES } from '../../../src/domain/services';

/** Services that somebody chooses. */
export const serviceCodes = Type.Array(
  Type.Unsafe<ServiceCode>({ type: 'string', enum: SERVICES.map(({ code }) => code) }),
  { maxItems: 20 },
);
