import type { StaffPhotoPurpose } from '../../../src/domain/photo';
import type { Database } from '../../db/database';
import type { FileStore } from '../../kernel/files/fileStore';
import type { SmsSender } from '../../kernel/messages/smsSender';
import type { Money } from '../../kernel/money/money';
import type { Settings } from '../../settings';

/*
 * What an area tells the desk: what waits there for the staff, and what they can do with it. It says it as data; the
 * pages are the desk's (`renderDesk.tsx`).
 */

/** What the desk works with. */
export interface DeskParts {
  db: Database;
  settings: Settings;
  money: Money;
  /** Photos of members and staff. */
  files: FileStore;
  /** Tells members what was decided. */
  sms: SmsSender;
}

/** What an area is given when the staff looks at something or does something with it. */
export interface DeskContext extends DeskParts {
  now: Date;
  /** Tells the log of what went wrong without stopping what is done. */
  report(problem: unknown): void;
  /** Under which address the page was opened, or the world knows this server: https://example.com. */
  origin: string;
}

interface FieldBase {
  label: string;
  /** What to fill in, below the field. */
  hint?: string;
}

/** Something that is filled in at the desk. */
export type DeskField =
  /** A whole number within its bounds. */
  | (FieldBase & { kind: 'number'; min: number; max: number })
  /** Yuan as they are typed, fen as they are read; 0.01 and up, or 0 where nothing is a price, too. */
  | (FieldBase & { kind: 'money'; max: number; mayBeFree?: true })
  | (FieldBase & { kind: 'text'; maxLength: number; optional?: true })
  /** Digits that are scanned or typed, as many as there must be; spaces between them do not count. */
  | (FieldBase & { kind: 'code'; digits: number })
  /** One photo, or none; what is stored of it is read as its file, and as nothing where there is none. Last in its form. */
  | (FieldBase & { kind: 'photo'; purpose: StaffPhotoPurpose })
  | (FieldBase & { kind: 'choice'; options: readonly { value: string; text: string }[] });

/** What a field gives: numbers and fen as numbers, the rest as trimmed text. */
type ValueOf<Field extends DeskField> = Field extends { kind: 'number' | 'money' } ? number : string;

/** What the fields of an action give, by their names. */
export type DeskValues<Fields extends Readonly<Record<string, DeskField>>> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

/** What the staff can do with something. */
export interface DeskAction {
  /** Its part of the address. */
  name: string;
  title: string;
  /** What follows from it, one sentence. */
  note?: string;
  fields: Readonly<Record<string, DeskField>>;
  /**
   * Does it and answers what was done, in one sentence. `key` is new each time that the page is shown: what comes twice
   * with one key was sent twice. Failures are told on the page.
   */
  perform(
    context: DeskContext,
    request: { id: string; key: string; values: Readonly<Record<string, string | number>> },
  ): Promise<string>;
}

/** An action whose fields say what it is given. */
export const deskAction = <const Fields extends Readonly<Record<string, DeskField>>>(
  action: Omit<DeskAction, 'fields' | 'perform'> & {
    fields: Fields;
    perform(
      context: DeskContext,
      request: { id: string; key: string; values: DeskValues<Fields> },
    ): Promise<string>;
  },
): DeskAction => action;

/** What opens something from the list of its section, such as a code that somebody shows. */
export interface DeskEntrance {
  title: string;
  /** How it is done, one sentence. */
  note?: string;
  /** What its button says. */
  submit: string;
  fields: Readonly<Record<string, DeskField>>;
  /** Answers the id of what it opens. Failures are told in the list. */
  perform(context: DeskContext, values: Readonly<Record<string, string | number>>): Promise<string>;
}

/** An entrance whose fields say what it is given. */
export const deskEntrance = <const Fields extends Readonly<Record<string, DeskField>>>(
  entrance: Omit<DeskEntrance, 'fields' | 'perform'> & {
    fields: Fields;
    perform(context: DeskContext, values: DeskValues<Fields>): Promise<string>;
  },
): DeskEntrance => entrance;

/** Something in a list of the desk. */
export interface DeskItem {
  id: string;
  title: string;
  /** How it stands: 待取车. */
  state: string;
  facts: readonly string[];
}

/** Something of another section, to go on there. */
export interface DeskLink extends DeskItem {
  section: string;
}

/** Something in full. */
export interface DeskDetail {
  title: string;
  state: string;
  facts: readonly { label: string; value: string }[];
  /** An address of the app, as a link and as a code to scan. */
  code?: { label: string; url: string };
  /** Pictures and videos that belong to it: files that the staff may see. */
  pictures?: readonly { label: string; fileId: string; isVideo?: boolean }[];
  /** Where it goes on: what belongs to it in other sections, and what is said where there is nothing. */
  links?: { title: string; empty: string; items: readonly DeskLink[] };
  /** Stands for what the staff decides about here: who saw another one before is asked to look again. Absent: nothing such. */
  seen?: string;
  /** What happened, newest first. */
  events?: readonly { text: string; time: Date }[];
  /** What can be done with it as it stands. */
  actions: readonly DeskAction[];
}

/** A part of the desk: what an area has for the staff. */
export interface DeskSection {
  /** Its part of the address: orders. */
  name: string;
  title: string;
  /** What is looked for in the list: 订单号或手机号. */
  searchLabel: string;
  /** What opens something else than what is in the list. */
  entrance?: DeskEntrance;
  /** What is in the list, what waits longest or is newest first; all of it where nothing is looked for. */
  list(context: DeskContext, search: string): Promise<DeskItem[]>;
  /** Something in full as it stands now; undefined where there is none. */
  read(context: DeskContext, id: string): Promise<DeskDetail | undefined>;
}
