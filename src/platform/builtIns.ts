/** Gives a built-in object what the oldest engines that we serve do not have on it. */
function fill(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

/** Chrome before 73, iOS before 12.2. */
fill(Object, 'fromEntries', (entries: Iterable<readonly [PropertyKey, unknown]>): object => {
  const result = {};
  for (const entry of entries) {
    // Defined, not assigned: `__proto__` is a name like any other.
    Object.defineProperty(result, entry[0], {
      value: entry[1],
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  return result;
});

/** Chrome before 85, iOS before 13.4; called by Taro's router alone, which no mini-program has. */
if (process.env.TARO_ENV === 'h5') {
  fill(String.prototype, 'replaceAll', function (this: string, found: string | RegExp, by: string): string {
    return typeof found === 'string' ? this.split(found).join(by) : this.replace(found, by);
  });
}

// Without it the file is no module, and the compiler brings its helpers along for a second time.
export {};
