import { makeAutoObservable, runInAction } from 'mobx';
import { isMobileNumber } from '@/domain/identity';
import { ApiError } from '@/services/ApiError';
import { serverNow } from '@/services/call';
import type { LoginData } from '~types/api/user';
import { FormModel } from './FormModel';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** Seconds until a code may be asked for again. */
const resendSeconds = 60;

interface LoginValues {
  mobile: string;
  vcode: string;
  consent: boolean;
}

/** Login by phone number and code, with consent (specification §1: logged in by phone number). */
export class LoginStore {
  readonly form: FormModel<LoginValues, LoginData>;
  isSending = false;
  /** Milliseconds since the epoch until which no further code can be asked for. */
  resendAt: number | undefined = undefined;
  /** Why no code was sent. */
  sendFailure: string | undefined = undefined;

  constructor(private readonly root: RootStore) {
    this.form = new FormModel<LoginValues, LoginData>({
      initial: { mobile: '', vcode: '', consent: false },
      rules: {
        mobile: value => (isMobileNumber(value) ? undefined : '请输入11位手机号，以1开头'),
        vcode: value => (/^\d{6}$/.test(value) ? undefined : '请输入短信里的6位数字'),
        consent: value => (value ? undefined : '请先阅读并同意服务协议和隐私政策'),
      },
      submit: async values => {
        const login = await root.get(SessionStore).logIn(values.mobile, values.vcode);
        // A code counts once, and the next login on this device asks for its own consent.
        this.form.reset();
        return login;
      },
    });
    makeAutoObservable<this, 'root'>(this, { root: false, form: false }, { autoBind: true });
  }

  /** The number that is probably theirs; what was typed stays. */
  suggest(mobile: string): void {
    if (this.form.values.mobile === '') this.form.set('mobile', mobile);
  }

  /** Asks for a code; a wrong number is told at its field. */
  async sendCode(): Promise<void> {
    const { mobile } = this.form.values;
    this.form.leave('mobile');
    if (!isMobileNumber(mobile) || this.isSending) return;
    this.isSending = true;
    this.sendFailure = undefined;
    try {
      await this.root.get(SessionStore).sendCode(mobile);
      this.holdFor(resendSeconds);
    } catch (problem) {
      runInAction(() => {
        this.sendFailure = problem instanceof ApiError ? problem.message : '验证码发送失败，请稍后再试';
      });
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private holdFor(seconds: number): void {
    this.resendAt = serverNow().getTime() + seconds * 1000;
  }
}
