import { fromEntries } from './newerBuiltIns';

/** What JavaScript itself has on the phones that the app is built for; everything else of the browser is hidden. */
export const language = [
  ...[
    'Object',
    'Array',
    'Number',
    'Boolean',
    'String',
    'Symbol',
    'Date',
    'Promise',
    'RegExp',
    'JSON',
    'Math',
  ],
  ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array'],
  ...['Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array', 'Map', 'Set', 'WeakMap', 'WeakSet'],
  ...['Proxy', 'Reflect', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'decodeURI', 'decodeURIComponent'],
  ...['encodeURI', 'encodeURIComponent', 'escape', 'unescape', 'NaN', 'Infinity', 'undefined'],
  // Every host has these, too.
  ...['console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
];

/** Names of the browser that a mini-program must not see: window, document, fetch, Intl and some nine hundred more. */
function browserNames(): string[] {
  const names = new Set<string>(['addEventListener', 'removeEventListener', 'dispatchEvent', 'postMessage']);
  for (let scope: object | null = window; scope && scope !== Object.prototype;) {
    for (const name of Object.getOwnPropertyNames(scope)) names.add(name);
    scope = Object.getPrototypeOf(scope) as object | null;
  }
  return [...names].filter(name => /^[A-Za-z_$][\w$]*$/.test(name) && !language.includes(name));
}

/** Hosts forbid code made of text; only the old way to ask for the global object has an answer. */
const noCodeFromText = (globalObject: object): FunctionConstructor => {
  const make = (text: unknown): (() => object) => {
    if (text !== 'return this') throw new EvalError('code made of text is forbidden in a mini-program');
    return () => globalObject;
  };
  return new Proxy(Function, {
    apply: (_target, _self, args: unknown[]) => make(args[args.length - 1]),
    construct: (_target, args: unknown[]) => make(args[args.length - 1]),
  });
};

/**
 * Runs scripts of a mini-program with the globals of a host instead of those of the browser. `given` are the host's;
 * a name of the browser that is not among them is undefined, as on a phone: `eval` and `globalThis` as well.
 */
export function scriptRunner(given: Record<string, unknown>): (code: string, own: object) => void {
  const builtIn = language.map(name => [name, (window as unknown as Record<string, unknown>)[name]]);
  const globalObject = { ...(fromEntries(builtIn) as Record<string, unknown>), ...given };
  const globals: Record<string, unknown> = { Function: noCodeFromText(globalObject), ...given };
  const hidden = browserNames().filter(name => !(name in globals));
  return (code, own) => {
    const visible = { ...globals, ...own };
    // Strict, or `this` of a plain call would be the browser's window; but only a function that is not may call one of
    // its parameters eval.
    const text = `return function () { 'use strict';${code}\n};`;
    const script = new Function(...Object.keys(visible), ...hidden, text) as (
      ...values: unknown[]
    ) => () => void;
    script(...Object.values(visible)).call(undefined);
  };
}
