import { openPdf } from '@/platform/document';
import { Resource } from '@/stores/Resource';
import { getContract, getContractFile } from '../services/contracts';

/** The contract of one order (issue 12). Each screen has its own. */
export class ContractStore {
  readonly contract: Resource<Awaited<ReturnType<typeof getContract>>>;

  constructor(private readonly orderid: string) {
    this.contract = new Resource(() => getContract(orderid));
  }

  load = async (): Promise<void> => {
    await this.contract.load();
  };

  /** Hands over the document; false where the device cannot take it. Rejects like any call. */
  async download(): Promise<boolean> {
    const { name, content } = await getContractFile(this.orderid);
    return openPdf(name, content);
  }
}
