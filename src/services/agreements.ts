import type { AgreementId } from '~types/api/content';
import { call } from './call';

/** An agreement in full: 服务协议, 隐私政策. */
export const getAgreement = (id: AgreementId) => call('GET /api/agreement/get_detail', { id });
