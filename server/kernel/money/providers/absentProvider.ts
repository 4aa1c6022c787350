import type { OutsideProvider } from './paymentProvider';

/** Stands for a provider that payments name and the settings no longer do: what it would be told is tried again later. */
export const absentProvider = ({
  name,
  arrival,
}: Pick<OutsideProvider, 'name' | 'arrival'>): OutsideProvider => {
  const refuse = (): Promise<never> => Promise.reject(new Error(`${name} is not configured`));
  return { kind: 'OUTSIDE', name, arrival, begin: refuse, query: refuse, close: refuse, refund: refuse };
};
