import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Providers, OutsideProvider } from '../../../../server/kernel/money/providers/paymentProvider';
import { balanceProvider } from '../../../../server/kernel/money/providers/balanceProvider';

/** What a provider was told, with the key by which it knows the same call again. */
export interface ProviderCall {
  call: 'begin' | 'close' | 'refund';
  key: string;
  amount: number;
}

/**
 * A provider of payments that writes down what it is told, durably, so that what it was told before its caller died is
 * known afterwards.
 */
export function recordingProvider(
  file: string,
  answers: Pick<OutsideProvider, 'query' | 'close'>,
): OutsideProvider {
  const record = (call: ProviderCall): void => appendFileSync(file, `${JSON.stringify(call)}\n`);
  return {
    kind: 'OUTSIDE',
    name: 'RECORDER',
    arrival: 'tomorrow',
    async begin({ id, amount }) {
      record({ call: 'begin', key: id, amount });
      return { kind: 'REDIRECT', url: `https://pay.example.com/${id}` };
    },
    query: answers.query,
    async close(payment, signal) {
      record({ call: 'close', key: payment.id, amount: payment.amount });
      return answers.close(payment, signal);
    },
    async refund(_payment, { key, amount }) {
      record({ call: 'refund', key, amount });
    },
  };
}

/** Every call that a file has recorded, in order. */
export const recordedCalls = (file: string): ProviderCall[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as ProviderCall)
    : [];

/** Providers of which one carries every payment but those from the balance. */
export const providersWith = (outside: OutsideProvider): Providers => ({
  forMethod: method => (method === 'BALANCE' ? balanceProvider : outside),
  named: name => (name === balanceProvider.name ? balanceProvider : outside),
  outside: [outside],
});
