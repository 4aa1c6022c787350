import type { Database } from '../../db/database';

interface Entry<Value> {
  stamp: string;
  value: Promise<Value>;
}

/**
 * Answers that are the same for all who ask the same, made once: those who ask while one is being made wait for it, those
 * who ask later get it as long as its stamp is still true. The stamp is read by each caller, and before the answer is
 * made, so that nobody gets an answer that is older than their call, however many servers share the database.
 */
export class Kept<Value> {
  /** The entry that was not used for longest comes first. */
  private readonly entries = new Map<string, Entry<Value>>();

  /** `most`: how many answers are kept. */
  constructor(private readonly most: number) {}

  /** The answer to a question as it stands at the stamp; what fails is not kept. */
  get(question: string, stamp: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(question);
    this.entries.delete(question);
    const entry = known?.stamp === stamp ? known : this.make(question, stamp, make);
    this.entries.set(question, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.most && oldest !== undefined) this.entries.delete(oldest);
    return entry.value;
  }

  private make(question: string, stamp: string, make: () => Promise<Value>): Entry<Value> {
    const entry = { stamp, value: make() };
    entry.value.catch(() => {
      if (this.entries.get(question) === entry) this.entries.delete(question);
    });
    return entry;
  }
}

/** A `Kept` for each database, those of transactions apart: `const figures = kept<MapFigures>(100)`, `figures(db).get(…)`. */
export function kept<Value>(most: number): (db: Database) => Kept<Value> {
  const ofDatabases = new WeakMap<Database, Kept<Value>>();
  return db => {
    const known = ofDatabases.get(db) ?? new Kept<Value>(most);
    ofDatabases.set(db, known);
    return known;
  };
}
