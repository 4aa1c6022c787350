import { Type } from 'typebox';
import type { AlipayMerchant } from '../../settings';
import { AlipayGateway } from '../gateways/AlipayGateway';
import { expectShape } from '../gateways/expectShape';
import type { IdentifyByHost } from './hostIdentity';

/** Milliseconds that a call waits for the host. */
const PATIENCE = 2000;

/** Newer apps are told an `open_id`, older ones a `user_id`. */
const User = Type.Object({ open_id: Type.Optional(Type.String()), user_id: Type.Optional(Type.String()) });

/** The way of Alipay (`alipay.system.oauth.token`): the question is signed with the app's key. */
export const codeToAlipayUser =
  (merchant: AlipayMerchant): IdentifyByHost =>
  async code => {
    const gateway = new AlipayGateway(merchant, () => new Date());
    const method = 'alipay.system.oauth.token';
    const asked = { grant_type: 'authorization_code', code };
    try {
      const answer = await gateway.call(method, undefined, AbortSignal.timeout(PATIENCE), asked);
      const { open_id, user_id } = expectShape(User, answer, method);
      return (open_id ?? user_id) || undefined;
    } catch {
      // Unreachable, slow, or refused.
      return undefined;
    }
  };
