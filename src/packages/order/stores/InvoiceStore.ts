import { makeAutoObservable, runInAction } from 'mobx';
import { tidyWish, wishProblems } from '@/domain/invoice';
import { openPdf } from '@/platform/document';
import { FormModel, type Rule } from '@/stores/FormModel';
import { Resource } from '@/stores/Resource';
import type { Invoice, InvoiceWish, UsualTitle } from '~types/api/invoice';
import { applyForInvoice, getInvoiceFile, getStanding, getTitles, removeTitle } from '../services/invoices';

/** What is filled in to ask for an invoice. */
export interface InvoiceValues extends InvoiceWish {
  /** The member agrees to have the title kept. */
  save_title: boolean;
}

const empty: InvoiceValues = { kind: 'COMPANY', name: '', tax_number: '', mail: '', save_title: false };

const ruleOf =
  (name: keyof InvoiceWish): Rule<InvoiceValues, string> =>
  (_value, values) =>
    wishProblems(tidyWish(values))[name];

/** The invoice of one order (issue 11): how it stands, and what it is asked for with. Each screen has its own. */
export class InvoiceStore {
  readonly standing: Resource<Awaited<ReturnType<typeof getStanding>>>;
  readonly form: FormModel<InvoiceValues, Invoice>;
  private readonly kept = new Resource(getTitles);
  /** What has failed is asked for anew. */
  private isMending = false;

  constructor(private readonly orderid: string) {
    this.standing = new Resource(() => getStanding(orderid));
    this.form = new FormModel<InvoiceValues, Invoice>({
      initial: empty,
      rules: { name: ruleOf('name'), tax_number: ruleOf('tax_number'), mail: ruleOf('mail') },
      submit: ({ save_title, ...wish }) => applyForInvoice({ orderid, ...tidyWish(wish), save_title }),
    });
    makeAutoObservable<this, 'orderid' | 'kept'>(
      this,
      { orderid: false, standing: false, form: false, kept: false },
      { autoBind: true },
    );
  }

  /** 常用抬头, which was used last first. */
  get titles(): readonly UsualTitle[] {
    return this.kept.data?.titles ?? [];
  }

  /** The usual title that stands in the form. */
  get chosen(): UsualTitle | undefined {
    const { kind, name, tax_number } = this.form.values;
    return this.titles.find(
      title => title.kind === kind && title.name === name && title.tax_number === tax_number,
    );
  }

  /** There is something to fill in: nothing was asked for, or what has failed is mended. */
  get isAsking(): boolean {
    const { data } = this.standing;
    return (
      data !== undefined && data.obstacle === undefined && (data.invoice === undefined || this.isMending)
    );
  }

  /** Loads how the order stands, unless that is under way. */
  async load(): Promise<void> {
    if (!this.standing.isLoading) await this.standing.load();
  }

  /** Loads the usual titles as well, and proposes the last one while nothing is typed. */
  async open(): Promise<void> {
    const [kept] = await Promise.all([this.kept.load(), this.load()]);
    const [last] = kept?.titles ?? [];
    const { name, tax_number, mail } = this.form.values;
    if (last && !name && !tax_number && !mail) this.choose(last);
  }

  /** Fills in a title; undefined: one that is typed. */
  choose(title: UsualTitle | undefined): void {
    const { kind } = this.form.values;
    const { id: _id, ...wish } = title ?? { ...empty, id: '', kind };
    this.form.reset();
    this.fill(wish);
  }

  /** Has a usual title forgotten for good; rejects like any call. */
  async forget({ id }: UsualTitle): Promise<void> {
    await removeTitle(id);
    this.kept.change(({ titles }) => ({ titles: titles.filter(title => title.id !== id) }));
  }

  /** Opens the form with what has failed. */
  mend({ kind, name, tax_number, mail }: Invoice): void {
    this.form.reset();
    this.fill({ kind, name, tax_number, mail });
    this.isMending = true;
  }

  /** Asks for the invoice; whether that was done. Otherwise the form says what is wrong. */
  async submit(): Promise<boolean> {
    const invoice = await this.form.submit();
    if (!invoice) return false;
    runInAction(() => {
      this.isMending = false;
      this.standing.change(standing => ({ ...standing, invoice }));
    });
    return true;
  }

  /** Hands over the document; false where the device cannot take it. Rejects like any call. */
  async download(): Promise<boolean> {
    const { name, content } = await getInvoiceFile(this.orderid);
    return openPdf(name, content);
  }

  private fill({ kind, name, tax_number, mail }: InvoiceWish): void {
    const { form } = this;
    form.set('kind', kind);
    form.set('name', name);
    form.set('tax_number', tax_number);
    form.set('mail', mail);
  }
}
