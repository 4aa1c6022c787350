import { command } from './lib/command.mjs';
import { source } from './bench/source.mjs';

const { lifeOf, ORDER_LINES } = source('src/domain/orderLines');

/** The life of a line as a diagram that Markdown draws: its states, what may follow, and who brings it about. */
function diagramOf({ first, states }) {
  const rows = Object.entries(states).flatMap(([state, { text, next }]) => [
    `  ${state}: ${text}`,
    ...Object.entries(next).map(([to, by]) => `  ${state} --> ${to}: ${by.join(', ')}`),
    ...(Object.keys(next).length === 0 ? [`  ${state} --> [*]`] : []),
  ]);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${first}`, ...rows, '```'].join('\n');
}

// `node --import tsx scripts/orderLives.mjs`: the lives of all lines, for the README.
await command(async () => {
  for (const line of ORDER_LINES) console.log(`${line}\n\n${diagramOf(lifeOf(line))}\n`);
});
