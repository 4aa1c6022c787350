import { makeAutoObservable, runInAction } from 'mobx';
import { companyMailProblem, readMail } from '@/domain/companyBenefit';
import { ErrorCode } from '@/domain/errorCode';
import { codeOf } from '@/services/ApiError';
import { CodeSending } from '@/stores/CodeSending';
import { FormModel } from '@/stores/FormModel';
import { PriceLevelStore } from '@/stores/PriceLevelStore';
import { Resource } from '@/stores/Resource';
import type { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import type { CompanyRelation } from '~types/api/employee';
import { getRelation, joinCompany, leaveCompany, sendCompanyCode } from '../services/employee';

interface JoinValues {
  email: string;
  vcode: string;
}

/** What a code can be refused for at its own field; anything else is about the address. */
const OF_THE_CODE: readonly (number | undefined)[] = [ErrorCode.CODE_WRONG, ErrorCode.CODE_EXPIRED];

/** 员工福利 (specification §2, /employee_benefits): the company of the member, and joining one by its mail. */
export class EmployeeStore {
  readonly relation = new Resource(getRelation);
  readonly form: FormModel<JoinValues, CompanyRelation>;
  readonly sending = new CodeSending();
  /** Where the last code went. */
  sentTo: string | undefined = undefined;
  /** What joining failed for; undefined while all is well. */
  private joinProblem: unknown = undefined;

  constructor(private readonly root: RootStore) {
    this.form = new FormModel<JoinValues, CompanyRelation>({
      initial: { email: '', vcode: '' },
      rules: {
        email: companyMailProblem,
        vcode: value => (/^\d{6}$/.test(value) ? undefined : '请输入邮件里的6位数字'),
      },
      submit: values => this.add(values),
    });
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, relation: false, form: false, sending: false },
      { autoBind: true },
    );
    const session = root.get(SessionStore);
    // Who logs in to join keeps what they have typed; who was a member finds nothing of the one before.
    session.onOtherMember(() => this.relation.clear());
    session.onLogOut(this.forget);
  }

  /** Something is typed: the form stays, whoever logs in meanwhile. */
  get isBegun(): boolean {
    return this.form.values.email !== '';
  }

  /** What is told at the field of the address. */
  get emailProblem(): string | undefined {
    return (
      this.form.errorOf('email') ??
      this.sending.failure ??
      (this.isCodeRefused ? undefined : this.form.failure)
    );
  }

  /** What is told at the field of the code. */
  get codeProblem(): string | undefined {
    return this.form.errorOf('vcode') ?? (this.isCodeRefused ? this.form.failure : undefined);
  }

  /** The domain of an address under which there is no company; undefined while none was refused for that. */
  get unknownDomain(): string | undefined {
    const problem = this.sending.problem ?? this.joinProblem;
    return codeOf(problem) === ErrorCode.COMPANY_UNKNOWN
      ? readMail(this.form.values.email)?.domain
      : undefined;
  }

  /** Types the address; what was said of another one is said no longer. */
  type(email: string): void {
    if (email === this.form.values.email) return;
    this.form.set('email', email);
    this.sending.excuse();
    this.joinProblem = undefined;
  }

  /** The address is one to which a code can be sent; a wrong one is told at its field. */
  checkEmail(): boolean {
    this.form.leave('email');
    return companyMailProblem(this.form.values.email) === undefined;
  }

  /** Has a code sent to the address, and tells whether one is on its way. */
  async sendCode(): Promise<boolean> {
    const { email } = this.form.values;
    if (!this.checkEmail()) return false;
    const isSent = await this.sending.send(() => sendCompanyCode(email));
    // Joined before, on another device perhaps: the screen shows it.
    if (codeOf(this.sending.problem) === ErrorCode.COMPANY_REFUSED) await this.relation.load();
    if (isSent) {
      runInAction(() => {
        this.sentTo = email;
      });
    }
    return isSent;
  }

  /** Who has logged in to join goes on by itself, and may have joined before; tells whether a code is on its way. */
  async goOnAsMember(): Promise<boolean> {
    await this.relation.load();
    return this.relation.data?.relation === undefined && this.sendCode();
  }

  /** Leaves the company; rejects like any call. */
  async leave(): Promise<void> {
    await leaveCompany();
    this.relation.set({});
    this.root.get(PriceLevelStore).change();
  }

  private get isCodeRefused(): boolean {
    return OF_THE_CODE.includes(codeOf(this.joinProblem));
  }

  private async add({ email, vcode }: JoinValues): Promise<CompanyRelation> {
    this.joinProblem = undefined;
    this.sending.excuse();
    try {
      const relation = await joinCompany(email, vcode);
      this.relation.set({ relation });
      this.forget();
      this.root.get(PriceLevelStore).change();
      return relation;
    } catch (problem) {
      runInAction(() => {
        this.joinProblem = problem;
      });
      throw problem;
    }
  }

  private forget(): void {
    this.form.reset();
    this.sending.forget();
    this.sentTo = undefined;
    this.joinProblem = undefined;
  }
}
