/** What a provider has to be told, or asked. */
export type ProviderTask =
  | { kind: 'CLOSE' | 'QUERY'; paymentId: string }
  | { kind: 'REFUND'; paymentId: string; refundKey: string; amount: number };

/** The same for the same task, however often it is written down. */
export const keyOf = (task: ProviderTask): string =>
  `${task.kind}:${task.kind === 'REFUND' ? task.refundKey : task.paymentId}`;
