import type { HostError } from './HostError';
import type { Fields, HostName } from './types';

/** How a host words its answers. */
export interface Wording {
  done(call: string): Fields;
  failed(call: string, error: HostError): Fields;
}

/** The words of each. */
export const wordings: Record<HostName, Wording> = {
  weapp: {
    done: call => ({ errMsg: `${call}:ok` }),
    failed: (call, { message, code }) => ({ errMsg: `${call}:fail ${message}`, errno: code }),
  },
  qq: {
    done: call => ({ errMsg: `${call}:ok` }),
    failed: (call, { message }) => ({ errMsg: `${call}:fail ${message}` }),
  },
  alipay: {
    done: () => ({}),
    failed: (_call, { message, code, details }) => ({ error: code, errorMessage: message, ...details }),
  },
};
