import { HostError } from './HostError';
import { undescribed } from './privacy';
import type { HostName, Person } from './types';

/** What an app may not do before the person has allowed it, in the words of each host's settings. */
const locationIn: Record<HostName, string> = {
  weapp: 'scope.userLocation',
  qq: 'scope.userLocation',
  alipay: 'location',
};

/** How a host says that the person does not allow it. */
const refusals: Record<HostName, HostError> = {
  weapp: new HostError('auth deny', 3),
  qq: new HostError('auth deny'),
  alipay: new HostError('用户不允许授权', 2001),
};

/** Milliseconds after a tap within which what only a tap may do is done. */
const tapLasts = 1000;

/**
 * What the person allows the app. A host asks once: who has refused is not asked again, and the call fails at once until
 * they change it in the host's settings. The agreement on privacy (WeChat) is asked for anew at every call that is private.
 */
export class Permissions {
  private readonly allowed: Record<string, boolean> = {};
  private hasAgreed = false;
  /** What the person was asked, in order. */
  readonly questions: string[] = [];
  private tappedAt = -Infinity;

  constructor(
    private readonly host: HostName,
    private readonly person: Person,
    /** What the person says when they are asked for their location. */
    private readonly allowsLocation: boolean,
    /** What WeChat's 用户隐私保护指引 of the app names. */
    private readonly privacyGuide: string,
  ) {}

  /** A finger touches the app: for a moment it may lead to the settings, or write into the calendar. */
  readonly tapped = (): void => {
    this.tappedAt = performance.now();
  };

  /** Before a location is told; throws when the person does not allow it. */
  askForLocation(): void {
    this.ask(locationIn[this.host], this.allowsLocation);
  }

  /** Before a photo or a video is taken or chosen: Alipay asks, the others leave that to the phone. */
  askForPhotos(sources: unknown): void {
    const wants = (source: string): boolean => !Array.isArray(sources) || sources.includes(source);
    if (this.host === 'alipay') this.ask('album', this.person.allowsPhotos);
    if (!wants('camera')) return;
    if (this.host === 'alipay') this.ask('camera', this.person.allowsCamera);
    else if (!this.person.allowsCamera) throw new HostError('system permission denied');
  }

  private ask(scope: string, answer: boolean): void {
    if (this.allowed[scope] === undefined) {
      this.questions.push(scope);
      this.allowed[scope] = answer;
    }
    if (!this.allowed[scope]) throw refusals[this.host];
  }

  /** `openSetting`: the app leads the person to what they allow. */
  openSettings(): { authSetting: Record<string, boolean> } {
    this.takeTap();
    this.questions.push('settings');
    this.change();
    return this.settings();
  }

  /** The person looks at what they allow, and may change it: what was never asked for is not there. */
  change(): void {
    for (const scope of Object.keys(this.allowed)) this.allowed[scope] = this.person.allowsInSettings;
  }

  /** `getSetting`: what was asked for, and whether it is allowed. */
  settings(): { authSetting: Record<string, boolean> } {
    return { authSetting: { ...this.allowed } };
  }

  /** What a host does within a tap alone: once for each, and throws without one. */
  takeTap(): void {
    const isOver = performance.now() - this.tappedAt > tapLasts;
    this.tappedAt = -Infinity;
    if (isOver) throw new HostError('can only be invoked by user TAP gesture.');
  }

  /** Before a private call: WeChat makes it where its guide names it and the person has agreed to that. Throws otherwise. */
  askForAgreement(call: string): void {
    if (this.host !== 'weapp') return;
    const lacking = undescribed(call, this.privacyGuide);
    if (lacking === undefined) return;
    if (lacking) throw new HostError('api scope is not declared in the privacy agreement', 112);
    if (this.hasAgreed) return;
    this.questions.push('privacy');
    this.hasAgreed = this.person.agrees;
    if (!this.hasAgreed) throw new HostError('privacy permission is not authorized', 104);
  }
}
