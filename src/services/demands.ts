import type { RequestOf } from '~types/api';
import type { DemandKind } from '~types/api/worksheet';
import { call } from './call';

/** The cities where demands of a kind are answered. */
export const getDemandCities = (kind: DemandKind) => call('GET /api/worksheet/get_cities', { kind });
/** What those say whose demands of a kind were carried out: the newest three with a word, or a page of all. */
export const getDemandMarks = (kind: DemandKind, page?: number) =>
  call('GET /api/worksheet/get_marks', { kind, ...(page !== undefined && { page }) });
/** The member's newest demand of a kind that still goes on. */
export const getLatestDemand = (kind: DemandKind) => call('GET /api/worksheet/get_latest', { kind });
/** Asks for a car with driver; errors as the contract lists them. */
export const addCharter = (request: RequestOf<'POST /api/worksheet/charter/add'>) =>
  call('POST /api/worksheet/charter/add', request);
/** Asks for a vehicle that is not in the list of cars; errors as the contract lists them. */
export const addUniversal = (request: RequestOf<'POST /api/worksheet/universal/add'>) =>
  call('POST /api/worksheet/universal/add', request);
