import { makeAutoObservable, runInAction } from 'mobx';
import { handOverText, textFileWay } from '@/platform/textFile';
import type { DataOf } from '~types/api';
import { exportData } from '../services/personalData';
import { ProofModel } from './ProofModel';

type Exported = DataOf<'POST /api/user/export_data'>;

/** A copy of all that is held of the member: proved, fetched, handed over. Each screen has its own. */
export class ExportModel {
  readonly proof = new ProofModel('EXPORT', exportData);
  exported: Exported | undefined = undefined;
  /** How this host hands it over. */
  readonly way = textFileWay;

  constructor() {
    makeAutoObservable(this, { proof: false, way: false }, { autoBind: true });
  }

  /** Fetches the copy; false when something is wrong, which the form tells. */
  async fetch(): Promise<boolean> {
    const exported = await this.proof.form.submit();
    runInAction(() => {
      this.exported = exported;
    });
    return exported !== undefined;
  }

  /** Hands over what was fetched, as often as it is asked for; false where that did not work. */
  async handOver(): Promise<boolean> {
    const { exported } = this;
    return exported !== undefined && (await handOverText(exported.file_name, exported.content));
  }
}
