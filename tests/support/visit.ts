import type { Made, Stage } from './memberStages';

/** What a screen shows at each stage at which a walk looks at it. */
export type Shows = Readonly<Partial<Record<Stage, string>>>;

/** What a walk needs to know of a screen. */
export interface Visit {
  /**
   * Something that only its content says, a text of the backend or of what the screen is for, at each stage at which it is
   * looked at: who looks, and when it shows something else. A text alone is what everybody sees, and a visitor looks.
   */
  shows: string | Shows;
  /** The button that is tapped first, at a stage at which what counts lies behind it. */
  taps?: Readonly<Partial<Record<Stage, string>>>;
  /** What it says of a session that has only begun, where it shows something of an earlier screen. */
  showsCold?: string;
  /** What it says of a session whose calls have failed, where it goes on without them. */
  showsOffline?: string;
  /** What a screen with parameters is opened with. */
  params?: (made: Made) => Record<string, string>;
}
