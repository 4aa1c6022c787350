import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { diagramOf, withDiagram } from './lib/lifeDiagram.mjs';
import { inProject } from './lib/project.mjs';
import { rentalLife } from '../src/domain/rentalLife.ts';

// `npm run life`: draws the life of a rental in the README, after a change of src/domain/rentalLife.ts.
await command(() => {
  const readme = inProject('README.md');
  writeFileSync(readme, withDiagram(readFileSync(readme, 'utf8'), diagramOf(rentalLife)));
  console.log('The life of a rental is drawn in README.md');
});
