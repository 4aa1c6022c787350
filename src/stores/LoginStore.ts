import { makeAutoObservable, runInAction } from 'mobx';
import { ErrorCode } from '@/domain/errorCode';
import { isMobileNumber } from '@/domain/identity';
import { mobileText } from '@/domain/typedText';
import { sessionStorage } from '@/platform/storage';
import { codeOf } from '@/services/ApiError';
import type { LoginData } from '~types/api/user';
import { CodeSending } from './CodeSending';
import { FormModel } from './FormModel';
import { persistFields } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** Seconds until a code may be asked for again; who must wait longer is told so in a sentence. */
const RESEND_SECONDS = 60;

interface LoginValues {
  mobile: string;
  vcode: string;
  consent: boolean;
}

/** Login by phone number and code, with consent (specification §1: logged in by phone number). */
export class LoginStore {
  readonly form: FormModel<LoginValues, LoginData>;
  readonly code = new CodeSending();
  /** What the login failed for is the code: it is told at its field. */
  isCodeRefused = false;

  constructor(private readonly root: RootStore) {
    this.form = new FormModel<LoginValues, LoginData>({
      initial: { mobile: '', vcode: '', consent: false },
      rules: {
        mobile: value => (isMobileNumber(value) ? undefined : '请输入11位手机号，以1开头'),
        vcode: value => (/^\d{6}$/.test(value) ? undefined : '请输入短信里的6位数字'),
        consent: value => (value ? undefined : '请先阅读并同意服务协议和隐私政策'),
      },
      submit: async values => {
        const login = await this.logIn(values);
        // A code counts once, and the next login on this device asks for its own consent.
        this.form.reset();
        return login;
      },
    });
    makeAutoObservable<this, 'root'>(this, { root: false, form: false, code: false }, { autoBind: true });
    // Who reloads while the message is on its way types neither the number again nor waits from the beginning.
    persistFields(this, {
      key: 'login',
      fields: ['mobile', 'resendAt'],
      storage: sessionStorage,
      personal: true,
      accept: ({ mobile, resendAt }) => ({
        ...(typeof mobile === 'string' ? { mobile: mobileText(mobile) } : {}),
        ...(typeof resendAt === 'number' ? { resendAt } : {}),
      }),
    });
    root.get(SessionStore).onLogOut(this.forget);
  }

  /** The number that is typed. */
  get mobile(): string {
    return this.form.values.mobile;
  }

  set mobile(mobile: string) {
    this.form.set('mobile', mobile);
  }

  /** Milliseconds since the epoch until which no further code can be asked for. */
  get resendAt(): number | undefined {
    return this.code.resendAt;
  }

  set resendAt(moment: number | undefined) {
    this.code.resendAt = moment;
  }

  /** The number that is probably theirs; what was typed stays. */
  suggest(mobile: string): void {
    if (this.form.values.mobile === '') this.form.set('mobile', mobile);
  }

  /** Asks for a code, and tells whether one is on its way; a wrong number is told at its field. */
  async sendCode(): Promise<boolean> {
    const { mobile } = this.form.values;
    this.form.leave('mobile');
    if (!isMobileNumber(mobile)) return false;
    return this.code.send(async () => {
      await this.root.get(SessionStore).sendCode(mobile);
      return { retry_after: RESEND_SECONDS };
    });
  }

  private async logIn({ mobile, vcode }: LoginValues): Promise<LoginData> {
    this.isCodeRefused = false;
    try {
      return await this.root.get(SessionStore).logIn(mobile, vcode);
    } catch (problem) {
      const code = codeOf(problem);
      runInAction(() => {
        this.isCodeRefused = code === ErrorCode.CODE_WRONG || code === ErrorCode.CODE_EXPIRED;
      });
      throw problem;
    }
  }

  private forget(): void {
    this.form.reset();
    this.code.forget();
  }
}
