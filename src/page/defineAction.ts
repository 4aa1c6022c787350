import { makeAutoObservable, runInAction } from 'mobx';
import { routeOf } from '@/routes';
import { matchUrl } from '@/routes/match';
import { ApiError, messageOf } from '@/services/ApiError';
import { ChannelStore } from '@/stores/ChannelStore';
import { OverlayStore, type Confirmation } from '@/stores/OverlayStore';
import { root } from '@/stores/rootContext';
import { SessionStore } from '@/stores/SessionStore';
import { needsLogin } from './loginGuard';
import { openUrl } from './navigate';

interface ActionOptions<Input, Result> {
  /** Logs in first and comes back to this URL, where the person taps again with everything as it was. */
  auth?: (input: Input) => string;
  /** Asked before it happens; undefined: nothing to ask. */
  confirm?: (input: Input) => Confirmation | undefined;
  perform: (input: Input) => Promise<Result>;
  /** Takes an error that the screen answers itself; false leaves it to the toast. */
  onError?: (problem: unknown, input: Input) => boolean;
}

/** Something a person does on a screen. */
export interface Action<Input, Result> {
  readonly isRunning: boolean;
  /** Resolves with the result; undefined when it was declined, failed, ran already, or went to the login. */
  run(input: Input): Promise<Result | undefined>;
}

/** Whether the screen of an address goes to the login by itself when the session has ended (definePage). */
function leadsToLogin(url: string): boolean {
  const match = matchUrl(url);
  return match !== undefined && needsLogin(routeOf(match.name), root.get(ChannelStore).loginGate, false);
}

/**
 * An action as data: logs in by the channel's way, confirms, blocks double taps, and tells the error in one
 * sentence.
 */
export function defineAction<Input = void, Result = void>(
  options: ActionOptions<Input, Result>,
): Action<Input, Result> {
  const logIn = (input: Input): void => {
    if (options.auth) void openUrl(`/login?return_url=${encodeURIComponent(options.auth(input))}`);
  };
  return makeAutoObservable<Action<Input, Result> & { isRunning: boolean }>({
    isRunning: false,
    async run(input: Input): Promise<Result | undefined> {
      if (this.isRunning) return undefined;
      if (options.auth && !root.get(SessionStore).isLoggedIn) {
        logIn(input);
        return undefined;
      }
      this.isRunning = true;
      try {
        const question = options.confirm?.(input);
        if (question && !(await root.get(OverlayStore).confirm(question))) return undefined;
        return await options.perform(input);
      } catch (problem) {
        // A screen that needs a login leads there by itself: twice would leave a second login below.
        if (problem instanceof ApiError && problem.isLoggedOut && options.auth) {
          if (!leadsToLogin(options.auth(input))) logIn(input);
        } else if (!options.onError?.(problem, input)) root.get(OverlayStore).showToast(messageOf(problem));
        return undefined;
      } finally {
        runInAction(() => {
          this.isRunning = false;
        });
      }
    },
  });
}
