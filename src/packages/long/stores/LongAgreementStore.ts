import { openPdf } from '@/platform/document';
import { Resource } from '@/stores/Resource';
import type { LongAgreement, LongChoice } from '~types/api/orderLong';
import { getAgreement, getAgreementFile, previewAgreement } from '../services/longRental';

/** 长租协议 with the figures of an order, or of what is about to be booked. Each screen has its own. */
export class LongAgreementStore {
  readonly agreement: Resource<LongAgreement>;

  constructor(
    private readonly orderid: string | undefined,
    choice: () => LongChoice | undefined,
  ) {
    this.agreement = new Resource(() => {
      if (orderid !== undefined) return getAgreement(orderid);
      const chosen = choice();
      if (!chosen) throw new Error('nothing is chosen');
      return previewAgreement(chosen);
    });
  }

  /** Hands over the document; false where the device cannot take it. Rejects like any call. */
  async download(): Promise<boolean> {
    if (this.orderid === undefined) return false;
    const { name, content } = await getAgreementFile(this.orderid);
    return openPdf(name, content);
  }
}
