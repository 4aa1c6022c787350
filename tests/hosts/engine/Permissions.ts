import { HostError } from './HostError';
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
 * they change it in the host's settings. The agreement on privacy (WeChat) is asked for anew at every call.
 */
export class Permissions {
  private location: boolean | undefined = undefined;
  private hasAgreed = false;
  /** What the person was asked, in order. */
  readonly questions: string[] = [];
  private tappedAt = -Infinity;

  constructor(
    private readonly host: HostName,
    private readonly person: Person,
    /** What the person says when they are asked for their location. */
    private readonly allowsLocation: boolean,
  ) {}

  /** A finger touches the app: for a moment it may lead to the settings, or write into the calendar. */
  readonly tapped = (): void => {
    this.tappedAt = performance.now();
  };

  /** Before a location is told; throws when the person does not allow it. */
  askForLocation(): void {
    this.askForAgreement();
    if (this.location === undefined) {
      this.questions.push(locationIn[this.host]);
      this.location = this.allowsLocation;
    }
    if (!this.location) throw refusals[this.host];
  }

  /** `openSetting`: the person looks at what they allow, and may change it. */
  openSettings(): { authSetting: Record<string, boolean> } {
    this.takeTap();
    this.questions.push('settings');
    // What was never asked for is not in the settings.
    if (this.location !== undefined) this.location = this.person.allowsInSettings;
    return this.settings();
  }

  /** `getSetting`: what was asked for, and whether it is allowed. */
  settings(): { authSetting: Record<string, boolean> } {
    return { authSetting: this.location === undefined ? {} : { [locationIn[this.host]]: this.location } };
  }

  /** What a host does within a tap alone: once for each, and throws without one. */
  takeTap(): void {
    const isOver = performance.now() - this.tappedAt > tapLasts;
    this.tappedAt = -Infinity;
    if (isOver) throw new HostError('can only be invoked by user TAP gesture.');
  }

  private askForAgreement(): void {
    if (this.host !== 'weapp' || this.hasAgreed) return;
    this.questions.push('privacy');
    this.hasAgreed = this.person.agrees;
    if (!this.hasAgreed) throw new HostError('privacy permission is not authorized', 104);
  }
}
