import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { filesOf } from './lib/build.mjs';
import { command, CommandError } from './lib/command.mjs';
import { builtApp } from './lib/project.mjs';

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
  plugins: { syntax: { rules: { noLookBehind } } },
  rules: { 'syntax/noLookBehind': 'error' },
});

/** The syntax of Chrome 70 and iOS 12: nothing newer than ES2019. */
const h5 = { name: 'Chrome 70 and iOS 12', files: /\.js$/, config: syntaxOf(2019) };

/**
 * Mini-programs: ES5, which is what Taro emits, so that no host's own compiler has to touch it (project.config.json
 * switches WeChat's off): the engines of the oldest base libraries run ES5 with the host's Promise, and WXS and SJS are
 * ES5 dialects in every version. Only the word `export` of an SJS module is Alipay's own.
 */
const miniProgram = {
  name: 'mini-program engines (ES5)',
  files: /\.(js|wxs|qs|sjs)$/,
  config: syntaxOf(5),
  read: (file, code) =>
    file.endsWith('.sjs') ? code.replace(/^export default /m, 'module.exports = ') : code,
};

const builds = { h5, weapp: miniProgram, alipay: miniProgram, qq: miniProgram };

/** The places of a built app that are newer than its readers, one line each. */
function newerPlaces(host, { files, config, read = (_file, code) => code }) {
  const folder = builtApp(host);
  const scripts = filesOf(folder).filter(file => files.test(file));
  if (scripts.length === 0) throw new CommandError(`There are no scripts in dist/${host}: build it first.`);
  const linter = new Linter();
  const places = scripts.flatMap(script => {
    const code = read(script, readFileSync(path.join(folder, script), 'utf8'));
    return linter.verify(code, config, { allowInlineConfig: false }).map(({ line, column, message }) => {
      const around = code.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 40);
      return `dist/${host}/${script}:${line}:${column} ${message}: ${around}`;
    });
  });
  return { count: scripts.length, places };
}

// Whether the oldest browsers and hosts that we serve can read every script that the builds emitted.
await command(() => {
  let wrong = 0;
  for (const [host, build] of Object.entries(builds)) {
    const { count, places } = newerPlaces(host, build);
    for (const place of places) console.log(`✗ ${place}`);
    if (places.length === 0) console.log(`✓ ${host}: ${count} scripts can be read by ${build.name}.`);
    wrong += places.length;
  }
  if (wrong > 0)
    throw new CommandError(`${wrong} places of the built apps are newer than what must read them.`);
});
