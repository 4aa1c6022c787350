import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { cookies } from '@/platform/cookies';
import { getUser, logIn, logOut, renewSession, sendContactCode, sendLoginCode } from '@/services/user';
import { localStorage, sessionStorage } from '@/platform/storage';
import type { LoginData, User } from '~types/api/user';
import { maskMobile } from '@/domain/identity';
import { DAY } from '@/domain/shanghaiTime';
import { kept, removePersonalData, removeRetiredData } from './persistence';

/** Cookie expiry (specification §9). */
const sessionDays = 7;

/** The server tells devices apart by this cookie; nothing that an app may keep lasts longer. */
const deviceDays = 400;

/** How often the token is turned over while the app is in use. */
const renewEvery = DAY;

/** When the token was last turned over on this device, in milliseconds since the epoch: its tabs share it. */
const renewedAt = kept({ key: 'session_renewed', storage: localStorage, personal: true });

/** Whose the personal data on this device are, masked. */
const owner = kept({ key: 'owner', storage: localStorage, personal: true });

/** A mark of the last log-out on this device, and the one that this tab has heard of. */
const lastLogOut = 'log_out';
const heardLogOut = 'log_out_heard';

/** Who is there (specification §4: logged in if and only if a uid cookie exists). */
export class SessionStore {
  /** Phone number; undefined for visitors. */
  uid: string | undefined = undefined;
  user: User | undefined = undefined;

  private readonly forgetters: (() => void)[] = [];

  constructor() {
    makeAutoObservable<this, 'forgetters'>(this, { forgetters: false }, { autoBind: true });
    removeRetiredData();
    this.readCookies();
  }

  get isLoggedIn(): boolean {
    return this.uid !== undefined;
  }

  /** Another tab, or the server, may have changed the cookies; and who logged out there has logged out here, too. */
  readCookies(): void {
    this.hearLogOut();
    const uid = cookies.get('uid') || undefined;
    if (uid !== this.uid) this.user = undefined;
    this.uid = uid;
  }

  /** Has a login code sent, which this device alone can use; rejects with CODE_TOO_OFTEN. */
  async sendCode(mobile: string): Promise<void> {
    const { device } = await sendLoginCode(mobile);
    // On H5 the server has set it already, as it sets those of the session.
    if (device) cookies.set('device', device, deviceDays);
  }

  /** Has a code sent to a number that is to be called, which this device alone can use; CODE_TOO_OFTEN. */
  async sendContactCode(phone: string): Promise<{ retry_after: number }> {
    const { device, retry_after } = await sendContactCode(phone);
    if (device) cookies.set('device', device, deviceDays);
    return { retry_after };
  }

  /** Logs in by phone and code; rejects with CODE_WRONG or CODE_EXPIRED. */
  async logIn(mobile: string, vcode: string): Promise<LoginData> {
    return this.begin(await logIn(mobile, vcode));
  }

  /** Begins the session of a login. */
  begin(data: LoginData): LoginData {
    this.takeDevice(data.uid);
    this.keep(data);
    this.uid = data.uid;
    return data;
  }

  /**
   * Turns the token over once a day and lets the session live on. Without an answer the token is as good as before, and
   * the next time tries again.
   */
  async renewWhenDue(now: number): Promise<void> {
    const { uid } = this;
    if (uid === undefined || now - (Number(renewedAt.read()) || 0) < renewEvery) return;
    const data = await renewSession().catch(() => undefined);
    // Who logged out meanwhile is not logged in again by it.
    if (data && data.uid === this.uid) this.keep(data);
  }

  /** Loads the member; visitors have none. */
  async loadUser(): Promise<void> {
    if (!this.isLoggedIn) return;
    const user = await getUser();
    runInAction(() => {
      this.user = user;
    });
  }

  /** Has what belongs to a member forgotten when another one, or nobody, is logged in: not a moment longer on the screen. */
  onOtherMember(forget: () => void): void {
    reaction(
      () => this.uid,
      () => forget(),
    );
  }

  /** Has a store that keeps personal data forget them when the person logs out. */
  onLogOut(forget: () => void): void {
    this.forgetters.push(forget);
  }

  /**
   * Ends the session here and on the server; an unreachable server does not keep a person logged in. Personal data go
   * with it, while a session that only ran out keeps them: drafts must survive the next login.
   */
  async logOut(): Promise<void> {
    await logOut().catch(() => undefined);
    this.forget();
    for (const forget of this.forgetters) forget();
    // After them, since stores keep what they forget as empty.
    removePersonalData();
    const mark = String(Date.now());
    localStorage.set(lastLogOut, mark);
    sessionStorage.set(heardLogOut, mark);
  }

  /**
   * Tabs share the device's storage and not that of their session: a log-out in one is heard by the others when they are
   * seen again. (A session that only ran out leaves no mark, and drafts survive it.)
   */
  private hearLogOut(): void {
    const last = localStorage.get(lastLogOut) ?? '';
    const heard = sessionStorage.get(heardLogOut);
    if (heard === last) return;
    sessionStorage.set(heardLogOut, last);
    // A new tab has nothing to forget.
    if (heard === undefined) return;
    for (const forget of this.forgetters) forget();
    removePersonalData([sessionStorage]);
  }

  /**
   * Who logs in after another member, whose session has only run out, finds nothing on the device of where that one goes
   * and what they book. What was typed in this visit is theirs, and stays.
   */
  private takeDevice(uid: string): void {
    const masked = maskMobile(uid);
    const last = owner.read();
    if (last !== undefined && last !== masked) removePersonalData([localStorage]);
    owner.write(masked);
  }

  /** On H5 the server has set these already; mini-programs keep them by themselves (decision 10). */
  private keep(data: LoginData): void {
    renewedAt.write(Date.now());
    if (!data.token) return;
    cookies.set('uid', data.uid, sessionDays);
    cookies.set('user_id', data.user_id, sessionDays);
    cookies.set('token', data.token, sessionDays);
    cookies.set('isnew', String(data.isnew), sessionDays);
  }

  /** The session is over: nothing of it stays on this device. */
  forget(): void {
    for (const name of ['uid', 'user_id', 'token', 'isnew']) cookies.remove(name);
    this.uid = undefined;
    this.user = undefined;
  }
}
