import type { Database } from '../db/database';
import type { DemoWorld } from './DemoWorld';

/** The demo data of an area, its `demo.ts`. */
export interface AreaDemo {
  area: string;
  /** Grows when there is more to write; then the next start writes what is missing into a database that is there. */
  version: number;
  /** Writes what is missing and changes nothing that is there, so that it may run again. */
  seed: (tx: Database, world: DemoWorld) => Promise<void>;
}
