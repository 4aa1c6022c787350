import { makeAutoObservable, observable } from 'mobx';
import { randomHex } from '@/platform/random';
import { getAmounts } from '@/services/account';
import { ApiError } from '@/services/ApiError';
import { beginLinkedPayment, beginPayment, getDue } from '@/services/payments';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { BegunPayment, Due, PaymentSubject, PayMethod } from '~types/api/pay';

/** Paying for something of any kind: what is due for it, and in which way it is paid. */
export class CashierStore {
  readonly amounts = new Resource(getAmounts);
  /** By kind and id. Replaced for another member: an answer that is late goes where nobody looks any more. */
  private dues = new Map<string, Resource<Due>>();
  private chosen: PayMethod | undefined = undefined;
  /** One key for each subject, method and attempt: a payment whose answer was lost is found again, never doubled. */
  private key: { about: string; value: string } | undefined = undefined;

  constructor(root: RootStore) {
    makeAutoObservable<this, 'dues' | 'key'>(
      this,
      { amounts: false, dues: observable.ref, dueOf: false, key: false },
      { autoBind: true },
    );
    root.get(SessionStore).onOtherMember(this.clear);
  }

  /** What is due for a subject; the same object on every screen of its payment. */
  dueOf({ kind, id }: PaymentSubject): Resource<Due> {
    const key = `${kind} ${id}`;
    const due = this.dues.get(key) ?? new Resource(() => getDue({ kind, id }));
    this.dues.set(key, due);
    return due;
  }

  /** Asks what is due for a subject, and what the balance could pay of it. */
  load(subject: PaymentSubject): void {
    void this.dueOf(subject).load();
    void this.amounts.load();
  }

  /** The way that is taken: what was chosen, where it is open, else the first that is; undefined where none is. */
  methodOf({ methods }: { methods: readonly PayMethod[] }): PayMethod | undefined {
    return methods.find(method => method === this.chosen) ?? methods[0];
  }

  /** Whether the balance is enough for so many fen. */
  canPayByBalance(amount: number): boolean {
    return (this.amounts.data?.balance ?? 0) >= amount;
  }

  choose(method: PayMethod): void {
    this.chosen = method;
  }

  /** Begins the payment; resolves with it. ORDER_STATE, PAYMENT_CLOSED, BALANCE_TOO_LOW. */
  pay({ kind, id }: PaymentSubject, method: PayMethod): Promise<BegunPayment> {
    return this.attempt(`${kind} ${id} ${method}`, client_key =>
      beginPayment({ kind, id, method, client_key }),
    );
  }

  /** The same for somebody else, by the link that they gave. */
  payByLink(token: string, method: PayMethod): Promise<BegunPayment> {
    return this.attempt(`${token} ${method}`, client_key =>
      beginLinkedPayment({ token, method, client_key }),
    );
  }

  private async attempt(
    about: string,
    begin: (clientKey: string) => Promise<BegunPayment>,
  ): Promise<BegunPayment> {
    const key = this.key?.about === about ? this.key : { about, value: randomHex(32) };
    // What comes after an answer is another attempt; a call that was not answered may have arrived, and is made again.
    this.key = undefined;
    try {
      return await begin(key.value);
    } catch (problem) {
      if (problem instanceof ApiError && problem.isNetworkFailure) this.key = key;
      throw problem;
    }
  }

  private clear(): void {
    this.dues.forEach(due => due.clear());
    this.dues = new Map();
    this.amounts.clear();
    this.key = undefined;
  }
}
