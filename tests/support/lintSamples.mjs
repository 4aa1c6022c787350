/** Lints the samples of standard input, [{ file, code }], as the files they stand for; prints the rules that spoke. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const samples = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const found = [];
for (const { file, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: file });
  found.push(result.messages.map(message => message.ruleId ?? `not parsed: ${message.message}`));
}
process.stdout.write(JSON.stringify(found));
