import type { AccidentState } from '../../../../src/domain/accident';
import type { ViolationState } from '../../../../src/domain/violation';
import { MemberHistory } from '../../support/histories/MemberHistory';
import type { RentalWorld } from '../../rental/rentalWorld';
import type { TestSession } from '../../support/testServer';
import { AccidentWorld } from '../accidentWorld';

/** What their wallets hold when a history begins, fen: enough for a fine and not for every accident. */
const WALLET = { balance: 300_000 };

/** Two members in a world of their own, each with a car that is out, and what must be remembered of the cases about these. */
export class CaseHistory extends MemberHistory<AccidentState> {
  readonly cases = new AccidentWorld(this.world);
  /** Their violations; its `orderIds` are the numbers of these, as here they are those of accidents. */
  readonly violations = new MemberHistory<ViolationState>(this.world);
  /** The order of each. */
  readonly rented: string[] = [];
  /** The links of repair shops, by accident. */
  readonly links = new Map<string, string>();
  /** Orders whose car is back, and deposits that have gone back. */
  readonly back = new Set<string>();
  readonly released = new Set<string>();

  /** On Wednesday, with both cars out for an hour. */
  static async startIn(world: RentalWorld): Promise<CaseHistory> {
    const history = await new CaseHistory(world).begin(WALLET);
    const monday = world.server.clock();
    for (const who of [0, 1] as const) {
      world.server.now = monday;
      history.rented.push(await history.cases.rented(history.sessionOf(who)));
    }
    return history;
  }

  orderIdOf = (who: 0 | 1): string => this.rented[who] ?? '';

  /** Who does something about a case: now and then it is not its own member. */
  actorOf({ who, days }: { who: 0 | 1; days: number }): { session: TestSession; isStranger: boolean } {
    const isStranger = days === -2;
    return { session: this.sessionOf(isStranger ? (who === 0 ? 1 : 0) : who), isStranger };
  }
}
