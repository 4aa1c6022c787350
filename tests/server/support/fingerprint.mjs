import { fingerprintOfModule } from '../../../scripts/lib/fingerprint.mjs';

/** Before the tests of the server: what their prepared databases are made of, which names them (testDatabase.ts). */
export default async function setFingerprint() {
  process.env.TEST_DATABASE_FINGERPRINT = await fingerprintOfModule('tests/server/support/testDatabase.ts', [
    'server/db/migrations',
  ]);
}
