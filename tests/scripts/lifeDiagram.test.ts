import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rentalLife } from '../../src/domain/rentalLife';
import { repository } from '../support/repository';
import { answerOf } from './support/runScript';

// Issue 12: the life of a rental is data, and the README's diagram of it is made from that.

const made = (script: string): string =>
  answerOf<string>(`
    import { diagramOf, withDiagram } from './scripts/lib/lifeDiagram.mjs';
    console.log(JSON.stringify(${script}));`);

it('is in the README as the life is: after a change there run npm run life', () => {
  const readme = readFileSync(path.join(repository, 'README.md'), 'utf8');
  const diagram = made(`diagramOf(${JSON.stringify(rentalLife)})`);
  expect(readme).toContain(diagram);
  expect(diagram).toContain('  AWAITING_PICKUP --> IN_USE: staff');
});

it('takes the place of an older one, between its marks', () => {
  const marked = (text: string) =>
    `above\n<!-- life of a rental: npm run life -->\n\n${text}\n\n<!-- end of the life -->\nbelow`;
  expect(made(`withDiagram(${JSON.stringify(marked('old'))}, 'new')`)).toBe(marked('new'));
});
