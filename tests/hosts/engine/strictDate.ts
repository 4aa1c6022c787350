/** ECMAScript's own format of a date, which every engine reads alike. */
const standard = /^[+-]?\d{4,6}(-\d\d){0,2}(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
/** What begins like it: JavaScriptCore reads such a text by the standard or not at all, V8 guesses (`2026-11-21 10:00`). */
const looksStandard = /^\s*[+-]?\d+-/;

const isRead = (text: unknown): boolean =>
  typeof text !== 'string' || !looksStandard.test(text) || standard.test(text);

/** The phone's `Date`, which reads no more texts than an iPhone's. */
export const StrictDate = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget: DateConstructor) =>
    Reflect.construct(target, given.length === 1 && !isRead(given[0]) ? [NaN] : given, newTarget) as Date,
  get: (target, name, receiver) =>
    name === 'parse'
      ? (text: string) => (isRead(text) ? target.parse(text) : NaN)
      : (Reflect.get(target, name, receiver) as unknown),
});
