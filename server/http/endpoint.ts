import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Call, Version } from '../../types/api/call';
import type { LoginData } from '../../types/api/user';
import type { HostPlace } from '../kernel/hosts/hostIdentity';
import type { Member } from '../kernel/members/member';
import type { FileStore } from '../kernel/files/fileStore';
import type { Settings } from '../settings';
import type { Database } from '../db/database';
import type { Money } from '../kernel/money/money';
import type { SmsSender } from '../kernel/messages/smsSender';

/** By what a call is a member's. */
export interface CallSession {
  id: string;
  token: string;
}

/** What an endpoint is given besides its request. */
export interface Context {
  db: Database;
  settings: Settings;
  /** Channel, version and city of the calling app (specification §7). */
  version: Version;
  /** The server's time at the start of the call. */
  now: Date;
  /** Null for visitors. */
  member: Member | null;
  /** The session of the call and the token that it showed; null for visitors. */
  session: CallSession | null;
  sms: SmsSender;
  money: Money;
  /** Where the app runs that calls. */
  place: HostPlace;
  /** Under which address the call came, or the world knows this server: https://example.com. */
  origin: string;
  /** The caller's address itself, for a provider of payments that wants to know it. */
  address: string;
  /** Where the contents of files lie. */
  files: FileStore;
  /** Address by which the caller is counted (`callerAddress`), for rate limits only. */
  ip: string;
  log: FastifyBaseLogger;
  /** What the calling device shows to be told apart from others, or a new one where it shows none. */
  device: string;
  /** Who uses the app by what its host says of this code; undefined when nobody says. */
  identify(code: string | undefined): Promise<string | undefined>;
  /** The file that came with the call, read now. INVALID_PARAMS where there is none, or none that can be taken. */
  sentFile(): Promise<Buffer>;
  /** `User-Agent` of the call. */
  userAgent: string;
  /** Has the device keep that; returns what the body may hold. */
  setDevice(): string;
  /** Sets the session cookies of the answer and returns what the body may hold; null ends the session. */
  setSession(login: LoginData | null): LoginData;
}

/** The context of an endpoint that asks for a login. */
export interface MemberContext extends Context {
  member: Member;
  session: CallSession;
}

/** An endpoint: its request schema is validation and OpenAPI document at once. */
export interface Endpoint<Request, Data> {
  /** Login required: without it the call answers NOT_LOGGED_IN. */
  auth: boolean;
  /** It works long for one answer: few of an address run at a time. */
  costly?: boolean;
  /** A visitor only reads by it, though it is no GET: few visitors' calls of an address run at a time. */
  reads?: boolean;
  /** One line for the OpenAPI document. */
  summary: string;
  request: TSchema;
  handle: (request: Request, context: MemberContext) => Promise<Data>;
}

/** Every endpoint of an area's contract: does not compile while one is missing or answers something else. */
export type Area<Contract> = {
  [Path in keyof Contract]: Contract[Path] extends Call<infer Request, infer Data>
    ? Endpoint<Request, Data>
    : never;
};

/** An endpoint open to visitors. */
export function open<S extends TSchema, Data>(
  summary: string,
  request: S,
  handle: (request: Static<S>, context: Context) => Promise<Data>,
): Endpoint<Static<S>, Data> {
  return { auth: false, summary, request, handle };
}

/** An endpoint that works long for one answer, such as one that prices every car of a city. */
export const costly = <E extends Endpoint<never, unknown>>(endpoint: E): E => ({ ...endpoint, costly: true });

/** An endpoint that is posted and yet changes nothing, such as the price of a choice. */
export const reading = <E extends Endpoint<never, unknown>>(endpoint: E): E => ({ ...endpoint, reads: true });

/** An endpoint for logged-in members. */
export function member<S extends TSchema, Data>(
  summary: string,
  request: S,
  handle: (request: Static<S>, context: MemberContext) => Promise<Data>,
): Endpoint<Static<S>, Data> {
  return { auth: true, summary, request, handle };
}
