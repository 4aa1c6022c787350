import { createRequire } from 'node:module';
import { inProject } from '../lib/project.mjs';

const require = createRequire(import.meta.url);

/** What a TypeScript file of the project exports: `source('server/settings')`. Works under `node --import tsx`. */
export const source = file => require(inProject(`${file}.ts`));
