import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** TypeScript's own descriptions of what JavaScript has in itself, one file for each addition of an edition. */
const libraries = path.dirname(createRequire(import.meta.url).resolve('typescript'));

/** What files of TypeScript's libraries declare: globals by name, members as `Array.at` or `ObjectConstructor.hasOwn`. */
function declaredIn(edition) {
  const names = new Set();
  const files = readdirSync(libraries).filter(file => edition.test(file));
  const visit = node => {
    if (ts.isInterfaceDeclaration(node)) {
      for (const { name } of node.members) {
        if (name && ts.isIdentifier(name)) names.add(`${node.name.text}.${name.text}`);
      }
    } else if (ts.isVariableDeclaration(node)) names.add(node.name.text);
    else ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const text = readFileSync(path.join(libraries, file), 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return names;
}

/** Of ES2019, what Chrome 70 and iOS 12.0 have already. */
const inTime = ['flat', 'flatMap', 'trimStart', 'trimEnd', 'trimLeft', 'trimRight'];

/** Besides the language itself: what a browser had not brought by Chrome 70 or by iOS 12.0. */
const ofBrowsers = {
  globals: [
    ...['BroadcastChannel', 'IntersectionObserver', 'PointerEvent', 'ResizeObserver', 'globalThis'],
    ...['queueMicrotask', 'reportError', 'requestIdleCallback', 'structuredClone', 'visualViewport'],
  ],
  statics: ['AbortSignal.any', 'AbortSignal.timeout', 'crypto.randomUUID'],
  members: [
    ...['Element.replaceChildren', 'Element.getAnimations', 'HTMLFormElement.requestSubmit'],
    ...['HTMLDialogElement.showModal', 'Document.startViewTransition'],
  ],
};

const isStatic = type => type.endsWith('Constructor') || ['Math', 'Atomics', 'Reflect'].includes(type);

/**
 * What came after both, by name: globals, statics (`Object.fromEntries`), and members of values with their type
 * (`String.replaceAll`).
 */
export function newerNames() {
  const older = declaredIn(/^lib\.(es5|es201[5-8]\..+)\.d\.ts$/);
  const olderTypes = new Set([...older].map(name => name.split('.')[0]));
  const newer = [...declaredIn(/^lib\.(es2019|es20[2-9]\d|esnext)\.(?!full|intl).+\.d\.ts$/)].filter(
    name => !older.has(name) && !inTime.includes(name.split('.')[1]),
  );
  // Values of a newer type can only be made by its global.
  const members = newer.filter(name => name.includes('.') && olderTypes.has(name.split('.')[0]));
  return {
    globals: [...newer.filter(name => !name.includes('.')), ...ofBrowsers.globals],
    statics: [
      ...members.filter(name => isStatic(name.split('.')[0])).map(name => name.replace('Constructor.', '.')),
      ...ofBrowsers.statics,
    ],
    members: [...members.filter(name => !isStatic(name.split('.')[0])), ...ofBrowsers.members],
    /** Names of which a value of an older type may well be called. */
    olderMembers: [...older].filter(name => name.includes('.')).map(name => name.split('.')[1]),
  };
}

const names = newerNames();
const globals = new Set(names.globals);
const statics = new Set(names.statics);
const olderMethods = new Set(names.olderMembers);
const methods = new Set(
  names.members.map(name => name.split('.')[1]).filter(name => !olderMethods.has(name)),
);

/**
 * A rule of ESLint for the scripts of a built app: no name that came to JavaScript or to browsers after Chrome 70 and
 * iOS 12.0. What the script asks for by `typeof` may be lacking. `options[0]` are the names that may stand there all the
 * same: those that the app fills in itself, those that nobody calls.
 */
export const noNewerBuiltIns = {
  meta: { schema: [{ type: 'array', items: { type: 'string' } }] },
  create(context) {
    const allowed = new Set(context.options[0] ?? []);
    const asked = new Set();
    const used = [];
    return {
      'UnaryExpression[operator="typeof"]': ({ argument }) => asked.add(context.sourceCode.getText(argument)),
      'MemberExpression[computed=false][object.type="Identifier"]'(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (statics.has(name)) used.push({ node, name });
      },
      'CallExpression > MemberExpression.callee[computed=false]'({ property }) {
        if (methods.has(property.name)) used.push({ node: property, name: `.${property.name}()` });
      },
      'Program:exit'(program) {
        for (const { identifier } of context.sourceCode.getScope(program).through) {
          if (globals.has(identifier.name)) used.push({ node: identifier, name: identifier.name });
        }
        for (const { node, name } of used) {
          if (allowed.has(name) || asked.has(name)) continue;
          context.report({ node, message: `${name}, unknown to Chrome 70 or iOS 12.0` });
        }
      },
    };
  },
};
