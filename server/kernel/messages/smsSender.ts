import type { Database } from '../../db/database';
import { sandboxMessages } from './schema';
import type { Settings } from '../../settings';

/** Sends text messages; a real provider is one more implementation of this. */
export interface SmsSender {
  /** Throws when the message was not accepted. */
  send(mobile: string, text: string, now: Date): Promise<void>;
}

/** Keeps messages for the page /sandbox instead of sending them. */
export const sandboxSmsSender = (db: Database): SmsSender => ({
  async send(mobile, text, now) {
    await db.insert(sandboxMessages).values({ mobile, text, createdAt: now });
  },
});

/** The sender that the settings name; throws one clear sentence when there is none. */
export function createSmsSender(db: Database, settings: Pick<Settings, 'sandbox'>): SmsSender {
  if (settings.sandbox) return sandboxSmsSender(db);
  throw new Error(
    'No SMS provider is built in: set SANDBOX=on, or add one in server/kernel/messages/smsSender.ts',
  );
}
