import type { Call } from './call';
import type { AgreementId } from './content';

/** What a contract says in one row: 车辆租赁费, ¥600, 平日¥200/天. */
export interface ContractRow {
  name: string;
  value: string;
  /** How it comes about, or where it is. */
  note?: string;
}

/** A part of a contract: 车辆, 费用, 押金. */
export interface ContractPart {
  title: string;
  rows: ContractRow[];
}

/** An agreement in the wording that was accepted with a booking. */
export interface AcceptedAgreement {
  id: AgreementId;
  title: string;
  version: string;
}

/** An agreement that was signed: one whose text is not read elsewhere has no id. */
export type SignedAgreement = Omit<AcceptedAgreement, 'id'> & Partial<Pick<AcceptedAgreement, 'id'>>;

/** 租车合同 of an order, with its figures as they stand; identity cards and mobiles are masked. */
export interface RentalContract {
  /** 合同编号: the number of the order. */
  orderid: string;
  /** Whether it holds, one sentence. */
  standing: string;
  parts: ContractPart[];
  /** What else was agreed, one sentence each. */
  terms: string[];
  /** Empty for an order from before it was kept. */
  accepted: AcceptedAgreement[];
  /** ISO time at which the order was submitted, and all of this accepted. */
  accepted_at: string;
}

/** The contract of an order (issue 12, order detail). NOT_FOUND for an order that is none of the member's. */
export interface ContractApi {
  'GET /api/order/get_contract': Call<{ orderid: string }, RentalContract>;
  /** The same as a document (PDF) in Base64. */
  'GET /api/order/get_contract_file': Call<{ orderid: string }, { name: string; content: string }>;
}
