import type { Endpoint, RequestOf } from '../../../types/api';
import type { TestSession } from '../support/testServer';
import type { ContractWorld } from './contractWorld';

/** Whose a call of the contract is: what `everyEndpoint.test.ts` walks. */
export interface Row<E extends Endpoint> {
  /**
   * OPEN: a visitor may call it. OWN: it is about whatever the asking member has. LINKED: it is about what somebody else
   * has sent to the member, whose link is the right to it. OBJECTS: it names things of the member.
   */
  access: 'OPEN' | 'OWN' | 'LINKED' | 'OBJECTS';
  /** A request of a member that works, about things of their own, which are made for it. The clock stands on `monday`. */
  request: (world: ContractWorld, who: TestSession) => Promise<RequestOf<E>> | RequestOf<E>;
  /** Where the request names things of the member, and what is answered for a thing that is not there. */
  objects?: Readonly<Record<string, number>>;
  /** How the call is sent: as it is, on a device that keeps its cookie, with a photo, or with a piece of one. */
  sent?: 'ON_DEVICE' | 'WITH_PHOTO' | 'WITH_PIECE';
}

type Request<E extends Endpoint> = Row<E>['request'];

/** A visitor may call it. */
export const open = <E extends Endpoint>(request: Request<E>): Row<E> => ({ access: 'OPEN', request });
/** About whatever the asking member has. */
export const own = <E extends Endpoint>(request: Request<E>): Row<E> => ({ access: 'OWN', request });
/** About what somebody else has sent. */
export const linked = <E extends Endpoint>(request: Request<E>): Row<E> => ({ access: 'LINKED', request });
/** About things of the member, which the request names. */
export const about = <E extends Endpoint>(objects: Row<E>['objects'], request: Request<E>): Row<E> => ({
  ...{ access: 'OBJECTS', objects, request },
});

/** More than one where an endpoint can be asked about different things. */
export type Rows = { [E in Endpoint]: Row<E> | Row<E>[] };
