import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { filesOf } from './lib/build.mjs';
import { command, CommandError } from './lib/command.mjs';
import { noNewerBuiltIns } from './lib/newerBuiltIns.mjs';
import { builtApp, hosts } from './lib/project.mjs';

/** iOS 12 cannot even parse a script with a look-behind, although Chrome 70 can. */
const noLookBehind = {
  create: context => ({
    Literal(node) {
      if (/\(\?<[=!]/.test(node.regex?.pattern ?? '')) {
        context.report({ node, message: 'a look-behind in a regular expression, unknown to iOS 12' });
      }
    },
  }),
};

const syntaxOf = ecmaVersion => ({
  languageOptions: { ecmaVersion, sourceType: 'script' },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  plugins: { engines: { rules: { noLookBehind, noNewerBuiltIns } } },
  rules: { 'engines/noLookBehind': 'error' },
});

/** mobx hands them on to those who call them on its sets; nobody does. */
const uncalled = [
  ...['.union()', '.intersection()', '.difference()', '.symmetricDifference()'],
  ...['.isSubsetOf()', '.isSupersetOf()', '.isDisjointFrom()'],
];

/** What src/platform/builtIns.ts gives to the engines that lack it, by host; the journey of an old browser shows it. */
const filled = host => ['Object.fromEntries', ...(host === 'h5' ? ['.replaceAll()'] : [])];

const withBuiltIns = host => {
  const syntax = syntaxOf(2019);
  const allowed = [...filled(host), ...uncalled];
  return { ...syntax, rules: { ...syntax.rules, 'engines/noNewerBuiltIns': ['error', allowed] } };
};

/**
 * Chrome 70 and iOS 12: no syntax newer than ES2019 (no `?.` and `??`, no class fields, no look-behind), and no built-in
 * that they do not have. Hosts of mini-programs run on engines at least as new, and take what Taro emits as it is:
 * WeChat's own compiler to ES5 is off (project.config.json), since it would make every script longer for engines that
 * WeChat itself no longer installs on.
 */
const scripts = host => ({ host, name: 'Chrome 70 and iOS 12', files: /\.js$/, config: withBuiltIns(host) });

/** Scripts of templates are ES5 dialects on every host, in every version. Only the word `export` of SJS is Alipay's own. */
const templateScripts = {
  name: 'the templates of mini-programs (ES5)',
  files: /\.(wxs|qs|sjs)$/,
  config: syntaxOf(5),
  read: (file, code) =>
    file.endsWith('.sjs') ? code.replace(/^export default /m, 'module.exports = ') : code,
};

/** Until iOS 13, Safari lets nothing stick but by its own word; without it titles and bars scroll away. */
function unprefixed(host) {
  const folder = builtApp(host);
  const sheets = filesOf(folder).filter(file => /\.(css|wxss|acss|qss|html)$/.test(file));
  return sheets
    .filter(sheet =>
      /(?<!-webkit-sticky;)position:sticky/.test(readFileSync(path.join(folder, sheet), 'utf8')),
    )
    .map(sheet => `dist/${host}/${sheet} position: sticky without -webkit-sticky, unknown to iOS 12`);
}

/** What is read in the built app of each host, and by whom. */
const builds = [
  scripts('h5'),
  ...['weapp', 'alipay', 'qq'].flatMap(host => [scripts(host), { host, ...templateScripts }]),
];

/** The places of a built app that are newer than its readers, one line each. */
function newerPlaces({ host, files, config, read = (_file, code) => code }) {
  const folder = builtApp(host);
  const found = filesOf(folder).filter(file => files.test(file));
  if (found.length === 0) throw new CommandError(`There are no scripts in dist/${host}: build it first.`);
  const linter = new Linter();
  const places = found.flatMap(script => {
    const code = read(script, readFileSync(path.join(folder, script), 'utf8'));
    return linter.verify(code, config, { allowInlineConfig: false }).map(({ line, column, message }) => {
      const around = code.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 40);
      return `dist/${host}/${script}:${line}:${column} ${message}: ${around}`;
    });
  });
  return { count: found.length, places };
}

// Whether the oldest browsers and hosts that we serve can read every script that the builds emitted.
await command(() => {
  let wrong = 0;
  for (const build of builds) {
    const { count, places } = newerPlaces(build);
    for (const place of places) console.log(`✗ ${place}`);
    if (places.length === 0) console.log(`✓ ${build.host}: ${count} scripts can be read by ${build.name}.`);
    wrong += places.length;
  }
  for (const host of hosts) {
    const places = unprefixed(host);
    for (const place of places) console.log(`✗ ${place}`);
    wrong += places.length;
  }
  if (wrong > 0)
    throw new CommandError(`${wrong} places of the built apps are newer than what must read them.`);
});
