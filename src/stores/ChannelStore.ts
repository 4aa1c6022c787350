import { makeAutoObservable } from 'mobx';
import {
  channelOf,
  defaultMenu,
  hidesHeaderOfSource,
  loginGateOfSource,
  type ChannelRow,
  type LoginGate,
  type MenuLink,
} from '@/channels/registry';
import { cookies } from '@/platform/cookies';
import { sessionStorage } from '@/platform/storage';
import type { CreditClaim } from '~types/api/cartype';
import { kept } from './persistence';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';

/** Channel info of the specification §3. */
export interface ChannelInfo {
  channel: string;
  /** `sources` of the visit, e.g. alilite. */
  sources: string;
  except_type: string;
  shield: string;
  jd_score: string;
  is_valid: string;
  signed_request: string;
  /** Milliseconds since the epoch at which the visit began. */
  time: number;
}

/** What a link says besides, where it says nothing. */
const unsaid = { except_type: '', shield: '', jd_score: '', is_valid: '', signed_request: '' };
const fields = Object.keys(unsaid) as (keyof typeof unsaid)[];
/** What the host tells of the person, which goes with them. */
const nobody: Pick<ChannelInfo, 'jd_score' | 'signed_request'> = { jd_score: '', signed_request: '' };

const keptInfo = kept({ key: 'channel', storage: sessionStorage, personal: false });
const keptPerson = kept({ key: 'channel_person', storage: sessionStorage, personal: true });
const cookieDays = 30;
/** No score is longer; what a link says may be anything. */
const scoreLength = 20;
const defaultMinutes = 30;

/**
 * The channel of this visit (specification §4): a parameter lives 30 minutes in the session (or as its row
 * says), the cookie that credits orders to a channel 30 days.
 */
export class ChannelStore {
  info: ChannelInfo | undefined = undefined;

  constructor(root: RootStore) {
    makeAutoObservable(this, {}, { autoBind: true });
    this.restore(Date.now());
    root.get(SessionStore).onLogOut(this.forgetPerson);
  }

  /**
   * Takes the parameters of a link or a launch; a visit without them keeps the channel that is there. Another channel than
   * before is another visit, which says by itself where it comes from.
   */
  enter(query: Readonly<Record<string, string | undefined>>, now: number): void {
    const { channel = '', sources = '' } = query;
    if (!channel && !sources) return;
    const before = { channel: '', sources: '', ...this.info };
    this.info = {
      channel: channel || before.channel,
      sources: sources || (channel && channel !== before.channel ? '' : before.sources),
      ...(Object.fromEntries(fields.map(name => [name, query[name] ?? ''])) as typeof unsaid),
      time: now,
    };
    const { jd_score, signed_request, ...visit } = this.info;
    keptInfo.write(visit);
    keptPerson.write({ jd_score, signed_request });
    const { code } = channelOf(channel);
    if (code) cookies.set('channel', code, cookieDays);
  }

  /** Clears a channel whose life is over. */
  expire(now: number): void {
    if (!this.info) return;
    const minutes = this.row.sessionMinutes ?? defaultMinutes;
    if (now - this.info.time < minutes * 60_000) return;
    this.info = undefined;
    keptInfo.remove();
    keptPerson.remove();
  }

  get row(): ChannelRow {
    return channelOf(this.info?.channel ?? '');
  }

  /** Channel to which an order is credited: that of the visit, else that of the last 30 days. */
  get attribution(): string {
    return this.row.code || (cookies.get('channel') ?? '');
  }

  get loginGate(): LoginGate {
    return loginGateOfSource(this.info?.sources ?? '') ?? this.row.loginGate ?? APP_CONFIG.loginGate;
  }

  /** What the channel says of a credit score that could stand in for deposits; undefined where it knows none. */
  get credit(): CreditClaim | undefined {
    const { credit } = this.row;
    return credit && { scheme: credit, score: (this.info?.jd_score ?? '').slice(0, scoreLength) };
  }

  /** Class of the channel's accent, for whatever is drawn in it; empty: amber. */
  get look(): string {
    const { accent } = this.row;
    return accent ? `accent-${accent}` : '';
  }

  get showsHeader(): boolean {
    return !this.row.hidesHeader && !hidesHeaderOfSource(this.info?.sources ?? '');
  }

  get showsTabBar(): boolean {
    return !this.row.hidesTabBar;
  }

  get menu(): readonly MenuLink[] {
    return this.row.menu ?? defaultMenu;
  }

  /** Title of a route in this channel. */
  titleOf(routeName: string, title: string): string {
    return this.row.titles?.[routeName] ?? title;
  }

  private restore(now: number): void {
    const stored = keptInfo.read() as Partial<ChannelInfo> | undefined | null;
    if (!stored || typeof stored.channel !== 'string' || typeof stored.time !== 'number') return;
    this.info = {
      sources: '',
      ...unsaid,
      ...stored,
      ...(keptPerson.read() as Partial<typeof nobody> | undefined),
    } as ChannelInfo;
    this.expire(now);
  }

  /** The visit goes on in its channel, for somebody else. */
  private forgetPerson(): void {
    if (this.info) Object.assign(this.info, nobody);
  }
}
