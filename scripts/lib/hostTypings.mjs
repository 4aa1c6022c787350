import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { root } from './project.mjs';

const { resolve } = createRequire(import.meta.url);
const typingsOfWeChat = path.join(
  path.dirname(resolve('miniprogram-api-typings/package.json')),
  'index.d.ts',
);
const typingsOfAlipay = path.join(path.dirname(resolve('@mini-types/my/package.json')), 'types/index.d.ts');

/**
 * By host, the object of its calls, as its typings declare it. Nobody publishes typings of QQ, which says of its calls
 * that they are WeChat's.
 */
const declared = { weapp: 'wx', qq: 'wx', alipay: 'my' };

/** How deep an argument is described: what lies below is not for the app to write. */
const deepest = 6;

/** Calls that answer by these as well as by a promise; what the app gives here it never gives wrongly. */
const reports = ['success', 'fail', 'complete'];

/** "缩放比例，范围5~18", "范围为 3s 至 60s 之间": what the typings say of a number in words alone. */
function rangeIn(words) {
  const [, minimum, maximum] = /范围[为是]?\s*(-?\d+)s?\s*[~～至]\s*(-?\d+)/.exec(words) ?? [];
  return minimum === undefined ? {} : { minimum: Number(minimum), maximum: Number(maximum) };
}

const distinct = schemas => [...new Map(schemas.map(schema => [JSON.stringify(schema), schema])).values()];

/** The JSON schemas of types; functions are none, since data alone is looked at. */
function describer(checker) {
  const isFunction = type => type.getCallSignatures().length > 0;

  function property(symbol, depth) {
    const schema = describe(checker.getTypeOfSymbol(symbol), depth);
    const words = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return schema.type === 'number' ? { ...schema, ...rangeIn(words) } : schema;
  }

  function object(type, depth) {
    const fields = checker
      .getPropertiesOfType(type)
      .filter(field => !reports.includes(field.name) && !isFunction(checker.getTypeOfSymbol(field)));
    const isOpen = checker.getIndexInfosOfType(type).length > 0 || fields.length === 0;
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map(field => [field.name, property(field, depth + 1)])),
      required: fields.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name),
      ...(isOpen ? {} : { additionalProperties: false }),
    };
  }

  function describe(type, depth = 0) {
    const { flags } = type;
    if (flags & ts.TypeFlags.TypeParameter) {
      return describe(checker.getBaseConstraintOfType(type) ?? checker.getAnyType(), depth);
    }
    if (isFunction(type)) return {};
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isUnion()) {
      const parts = type.types.filter(part => !(part.flags & ts.TypeFlags.Undefined) && !isFunction(part));
      const literals = parts.filter(part => part.isLiteral()).map(({ value }) => value);
      const others = parts.filter(part => !part.isLiteral()).map(part => describe(part, depth));
      // `'json' | '其他'`: any other text.
      const isAnyText = literals.some(value => /[^\x00-\x7f]/.test(value));
      const listed = isAnyText ? { type: 'string' } : { enum: literals };
      const all = distinct(literals.length > 0 ? [...others, listed] : others);
      return all.length === 1 ? all[0] : { anyOf: all };
    }
    if (type.isLiteral()) return { enum: [type.value] };
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.Any || flags & ts.TypeFlags.Unknown || depth > deepest) return {};
    if (checker.isArrayType(type)) {
      return { type: 'array', items: describe(checker.getTypeArguments(type)[0], depth) };
    }
    return object(type, depth);
  }
  return describe;
}

/**
 * What the hosts' own typings say of the arguments of every call, as JSON schemas: by host, by call, one for each
 * argument. `needed` is how many there must be; `isEnding`: the host keeps the call for old apps alone (of QQ nobody says
 * which).
 */
export function hostTypings() {
  const entry = path.join(root, 'hostTypings.ts');
  const options = { noLib: false, lib: ['lib.es2015.d.ts'], types: [], strict: true };
  const program = ts.createProgram([typingsOfWeChat, typingsOfAlipay, entry], options, {
    ...ts.createCompilerHost(options),
    getSourceFile: (file, version) =>
      ts.createSourceFile(file, file === entry ? '' : (ts.sys.readFile(file) ?? ''), version),
  });
  const checker = program.getTypeChecker();
  const describe = describer(checker);
  const place = program.getSourceFile(entry);
  const callsOf = (host, name) => {
    const found = checker.resolveName(name, place, ts.SymbolFlags.Value, false);
    const own = checker.getPropertiesOfType(checker.getTypeOfSymbol(found));
    return own.flatMap(symbol => {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (!signature) return [];
      const given = signature.getParameters();
      const needed = given.filter(({ valueDeclaration }) => !valueDeclaration.questionToken).length;
      const schemas = given.map(parameter => describe(checker.getTypeOfSymbol(parameter)));
      const isEnding = host !== 'qq' && symbol.getJsDocTags(checker).some(tag => tag.name === 'deprecated');
      return [[symbol.name, { needed, schemas, isEnding }]];
    });
  };
  return Object.fromEntries(
    Object.entries(declared).map(([host, name]) => [host, Object.fromEntries(callsOf(host, name))]),
  );
}
