import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/repository';

// The wire contract is written once, in types/api; what the server reads of it is made by `npm run contract`.
describe('server/http/contract.json', () => {
  it('is what types/api says: after a change there run npm run contract', () => {
    const made = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "import { contractText } from './scripts/lib/contract.mjs'; process.stdout.write(contractText());",
      ],
      { cwd: repository, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
    );
    expect(JSON.parse(readFileSync(path.join(repository, 'server/http/contract.json'), 'utf8'))).toEqual(
      JSON.parse(made),
    );
  }, 60_000);
});
