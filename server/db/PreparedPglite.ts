import {
  parse,
  PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/** Statements that are kept; the one that was not used for longest makes room for a new one. */
const KEPT = 200;

/** A statement that the database has parsed. */
interface Statement {
  name: string;
  /** The type of each parameter. */
  types: readonly number[];
}

const { serialize: message } = protocol;

/**
 * PGlite that has each statement parsed and planned once, by its text, instead of at every call, and asks for its answer
 * in one go: a search takes a fifth less. Files and memory need no `syncToFs`.
 */
export class PreparedPglite extends PGlite {
  private readonly statements = new Map<string, Statement>();
  private made = 0;

  override async query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.run<Row>(text, params, options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction(tx =>
      work({
        ...tx,
        query: <Row>(text: string, params?: unknown[], options?: QueryOptions) => {
          if (tx.closed) throw new Error('The transaction is over');
          return this.run<Row>(text, params, options);
        },
      }),
    );
  }

  private run<Row>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const { name, types } = await this.statementOf(text);
      const values = params.map((param, index) => this.textOf(param, types[index]));
      const messages = await this.send(
        message.bind({ statement: name, values }),
        message.describe({ type: 'P' }),
        message.execute({}),
      );
      const [result] = parse.parseResults(messages, this.parsers, options);
      return result as Results<Row>;
    });
  }

  private async statementOf(text: string): Promise<Statement> {
    const known = this.statements.get(text);
    if (known) {
      // The map keeps the order in which its entries were put in.
      this.statements.delete(text);
      this.statements.set(text, known);
      return known;
    }
    const name = `s${(this.made += 1)}`;
    const described = await this.send(message.parse({ name, text }), message.describe({ type: 'S', name }));
    const statement = { name, types: parse.parseDescribeStatementResults(described) };
    this.statements.set(text, statement);
    const [oldest] = this.statements;
    if (this.statements.size > KEPT && oldest) {
      this.statements.delete(oldest[0]);
      await this.send(message.close({ type: 'S', name: oldest[1].name }));
    }
    return statement;
  }

  private textOf(param: unknown, type = 0): string | null {
    if (param === null || param === undefined) return null;
    const serialize = this.serializers[type];
    if (serialize) return serialize(param);
    return typeof param === 'string' ? param : JSON.stringify(param);
  }

  /** Sends messages together; throws what the database says against them. */
  private send(...messages: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat([...messages, message.sync()]), { syncToFs: false });
  }
}
