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

const config = {
  // The syntax of Chrome 70 and iOS 12: nothing newer than ES2019.
  languageOptions: { ecmaVersion: 2019, sourceType: 'script' },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  plugins: { syntax: { rules: { noLookBehind } } },
  rules: { 'syntax/noLookBehind': 'error' },
};

// Whether the oldest browsers we serve can read every script that the H5 build emitted.
await command(() => {
  const folder = builtApp('h5');
  const scripts = filesOf(folder).filter(file => file.endsWith('.js'));
  if (scripts.length === 0) throw new CommandError('There are no scripts in dist/h5: build it first.');
  const linter = new Linter();
  let wrong = 0;
  for (const script of scripts) {
    const code = readFileSync(path.join(folder, script), 'utf8');
    for (const { line, column, message } of linter.verify(code, config, { allowInlineConfig: false })) {
      wrong += 1;
      console.log(
        `✗ ${script}:${line}:${column} ${message}: ${code.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 40)}`,
      );
    }
  }
  if (wrong > 0)
    throw new CommandError(`${wrong} places of the built app are newer than Chrome 70 or iOS 12.`);
  console.log(`✓ ${scripts.length} scripts can be read by Chrome 70 and iOS 12.`);
});
