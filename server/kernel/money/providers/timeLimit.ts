import type { OutsideProvider } from './paymentProvider';

/** A provider has this long for an answer, milliseconds: less than its caller waits, and than a task is held for. */
export const PROVIDER_LIMIT = 10_000;

type Unhurried<Call> = Call extends (...given: [...infer Given, AbortSignal]) => infer Answer
  ? (...given: Given) => Answer
  : never;

/** A provider that answers in time, or whose silence is thrown. */
export type PromptProvider = Pick<OutsideProvider, 'name' | 'arrival'> & {
  [Name in 'begin' | 'query' | 'close' | 'refund']: Unhurried<OutsideProvider[Name]>;
} & { collect?: Unhurried<NonNullable<OutsideProvider['collect']>> };

/** Gives a call so many milliseconds; its signal tells it when they are over, and its answer no longer counts. */
async function within<Answer>(
  limit: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The provider did not answer in ${limit} ms`));
      controller.abort();
    }, limit);
  });
  return Promise.race([call(controller.signal), silence]).finally(() => clearTimeout(timer));
}

/** A provider of whose calls none is waited for any longer than so many milliseconds. */
export const inTime = (provider: OutsideProvider, limit: number): PromptProvider => ({
  ...(provider.collect && {
    collect: payment => within(limit, async signal => provider.collect?.(payment, signal) ?? 'FAILED'),
  }),
  name: provider.name,
  arrival: provider.arrival,
  begin: (payment, opening) => within(limit, signal => provider.begin(payment, opening, signal)),
  query: (payment, now) => within(limit, signal => provider.query(payment, now, signal)),
  close: payment => within(limit, signal => provider.close(payment, signal)),
  refund: (payment, refund) => within(limit, signal => provider.refund(payment, refund, signal)),
});
