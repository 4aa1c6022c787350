import type { Database } from '../../db/database';
import type { Settings } from '../../settings';
import { sandboxMessages } from './schema';

/** Sends mails; a real provider is one more implementation of this. */
export interface MailSender {
  /** Throws when the mail was not accepted. */
  send(address: string, text: string, now: Date): Promise<void>;
}

/** Keeps mails for the page /sandbox instead of sending them. */
const sandboxMailSender = (db: Database): MailSender => ({
  async send(address, text, now) {
    await db.insert(sandboxMessages).values({ mobile: address, text, createdAt: now });
  },
});

/** The sender that the settings name; throws one clear sentence when there is none. */
export function createMailSender(db: Database, settings: Pick<Settings, 'sandbox'>): MailSender {
  if (settings.sandbox) return sandboxMailSender(db);
  throw new Error(
    'No mail provider is built in: set SANDBOX=on, or add one in server/kernel/messages/mailSender.ts',
  );
}
