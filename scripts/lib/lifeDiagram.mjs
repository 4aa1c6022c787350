/** What stands in the README around the diagram of a life. */
const BEGIN = '<!-- life of a rental: npm run life -->';
const END = '<!-- end of the life -->';

/** The life of a line's orders as a Mermaid diagram: each state by its word, each move by who may make it. */
export function diagramOf({ first, states }) {
  const moves = Object.entries(states).flatMap(([from, { next }]) =>
    Object.entries(next).map(([to, movers]) => `  ${from} --> ${to}: ${movers.join(', ')}`),
  );
  const ends = Object.keys(states).filter(name => Object.keys(states[name].next).length === 0);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...Object.entries(states).map(([name, { text }]) => `  ${name}: ${text} ${name}`),
    `  [*] --> ${first}`,
    ...moves,
    ...ends.map(name => `  ${name} --> [*]`),
    '```',
  ].join('\n');
}

/** The text of the README with the diagram between its marks; throws where these are missing. */
export function withDiagram(readme, diagram) {
  const [before, after] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`README.md lacks ${BEGIN} or ${END}`);
  return `${readme.slice(0, before + BEGIN.length)}\n\n${diagram}\n\n${readme.slice(after)}`;
}
