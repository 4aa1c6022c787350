/**
 * What a screen takes in its address: `text` as it stands, `number` a finite number;
 * a trailing `?` makes it optional.
 */
export type ParamKind = 'text' | 'text?' | 'number' | 'number?';

/** The four tabs of the shell (specification §2, bottom tabs). */
export type TabKey = 'home' | 'service' | 'order' | 'profile';

/** The tabs of a line that has a bar of its own: long rental's booking and orders (specification §2). */
export type LineTabKey = 'longBooking' | 'longOrders';

/**
 * Everything about a route, declared once (specification §2). Page registration, H5 addresses,
 * login guard, title, analytics label, transition, tab bar and `go()` are derived from it.
 */
export interface RouteRow {
  /** `area.screen`: the name the code uses; addresses never appear in pages. */
  readonly name: string;
  /** Path of the page module below `src/`, as a mini-program knows it. */
  readonly page: string;
  /** Address on H5: a contract with partners and old links. May hold `:param`s. */
  readonly url: string;
  /** Further addresses of the same screen. */
  readonly aliases?: readonly string[];
  /** Default title; a channel's row may override it. */
  readonly title: string;
  /**
   * Login required: before the screen is seen, or `inPlace`: visitors see all of it, and the screen itself asks for the
   * login when something is submitted. Where a channel's gate is `all`, the login comes before either.
   */
  readonly auth?: true | 'inPlace';
  /** By this screen one logs in: no gate leads from it to the login. */
  readonly logsIn?: true;
  /**
   * For people who are no members and came by a signed link, such as a repair shop: no gate leads from it to the login, its
   * header leads to no screen of members, and no host's search lists it.
   */
  readonly forOthers?: true;
  readonly tab?: TabKey;
  /** A tab of its line: its screen shows the line's own bar. */
  readonly lineTab?: LineTabKey;
  /** Page label of the analytics (specification §2); absent means 未知页面. */
  readonly analytics?: string;
  /** Pages marked no-transition appear without sliding. */
  readonly transition?: 'none';
  /**
   * Areas whose screens most people open from here: mini-programs fetch their packages while this screen is looked at.
   */
  readonly next?: readonly string[];
  /** Others may be sent what the screen says by `useShareMessage`: mini-programs offer it in their menu. */
  readonly shares?: true;
  /** Pulling down loads the list anew. */
  readonly pullDownRefresh?: true;
  readonly params?: Readonly<Record<string, ParamKind>>;
}

type Value<K extends ParamKind> = K extends 'number' | 'number?' ? number : string;

/** The typed parameters of a row: `{ id: string; page?: number }`. */
export type ParamsOf<R> = R extends { params: infer P extends Readonly<Record<string, ParamKind>> }
  ? { [K in keyof P as P[K] extends `${string}?` ? never : K]: Value<P[K]> } & {
      [K in keyof P as P[K] extends `${string}?` ? K : never]?: Value<P[K]>;
    }
  : Record<never, never>;

/** Keeps the literal types of an area's rows. */
export function defineRoutes<const R extends readonly RouteRow[]>(rows: R): R {
  return rows;
}
