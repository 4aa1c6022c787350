import { makeAutoObservable } from 'mobx';
import {
  channelOf,
  defaultMenu,
  loginGateOfSource,
  type ChannelRow,
  type LoginGate,
  type MenuLink,
} from '@/channels/registry';
import { cookies } from '@/platform/cookies';
import { sessionStorage } from '@/platform/storage';
import { kept } from './persistence';

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

const keptInfo = kept({ key: 'channel', storage: sessionStorage });
const cookieDays = 30;
const defaultMinutes = 30;
const fields = ['except_type', 'shield', 'jd_score', 'is_valid', 'signed_request'] as const;

/**
 * The channel of this visit (specification §4): a parameter lives 30 minutes in the session (or as its row
 * says), the cookie that credits orders to a channel 30 days.
 */
export class ChannelStore {
  info: ChannelInfo | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    this.restore(Date.now());
  }

  /** Takes the parameters of a link or a launch; a visit without them keeps the channel that is there. */
  enter(query: Readonly<Record<string, string | undefined>>, now: number): void {
    const channel = query.channel ?? '';
    const sources = query.sources ?? '';
    if (!channel && !sources) return;
    this.info = {
      channel: channel || (this.info?.channel ?? ''),
      sources: sources || (this.info?.sources ?? ''),
      except_type: '',
      shield: '',
      jd_score: '',
      is_valid: '',
      signed_request: '',
      ...Object.fromEntries(fields.map(name => [name, query[name] ?? ''])),
      time: now,
    };
    keptInfo.write(this.info);
    if (channelOf(channel).code) cookies.set('channel', channel, cookieDays);
  }

  /** Clears a channel whose life is over. */
  expire(now: number): void {
    if (!this.info) return;
    const minutes = this.row.sessionMinutes ?? defaultMinutes;
    if (now - this.info.time < minutes * 60_000) return;
    this.info = undefined;
    keptInfo.remove();
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

  get showsHeader(): boolean {
    return !this.row.hidesHeader;
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
      except_type: '',
      shield: '',
      jd_score: '',
      is_valid: '',
      signed_request: '',
      ...stored,
    } as ChannelInfo;
    this.expire(now);
  }
}
