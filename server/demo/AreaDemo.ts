import type { Database } from '../db/database';
import type { DemoWorld } from './DemoWorld';

/** The demo data of an area, its `demo.ts`. */
export interface AreaDemo {
  area: string;
  /** Grows when there is something else to write; then the next start writes it into a database that is there. */
  version: number;
  /**
   * Writes what is missing, so that it may run again. What is there stays, save what the demo data alone write
   * (`insertOrRenew`).
   */
  seed: (tx: Database, world: DemoWorld) => Promise<void>;
}
