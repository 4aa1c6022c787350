import { duration } from './progress.mjs';

const second = 1000;
const minute = 60 * second;

/** Milliseconds after which a step is taken to hang, on whatever machine it runs. */
export const longestStep = 32 * minute;

/**
 * Seconds that a step of `npm test` may take on two quiet processors: `[fixed, for each URL that works]`. More is said
 * in the table at the end; it fails nothing, since other machines are slower and busier. At all 156 URLs of the
 * specification, two of those that need not run alone at a time, they are 33 minutes.
 */
const budgets = {
  lint: [30, 1],
  types: [20, 0.6],
  layers: [5, 0.2],
  format: [5, 0.2],
  'build-h5': [30, 0.2],
  'build-weapp': [30, 0.2],
  'build-alipay': [30, 0.2],
  'build-qq': [30, 0.2],
  sizes: [5, 0],
  syntax: [10, 0.1],
  unit: [60, 1.5],
  server: [60, 1],
  postgres: [60, 1],
  hosts: [60, 2],
  e2e: [90, 2],
};

/** Milliseconds that a step may take when so many URLs work. */
export function budgetOf(name, urls) {
  const [fixed, perUrl] = budgets[name];
  return (fixed + perUrl * urls) * second;
}

/** What a step that took so long will take when more URLs work, if its fixed part is what its budget says. */
function foretold(name, took, { working, specified }) {
  return (took * budgetOf(name, specified)) / budgetOf(name, working);
}

const row = cells =>
  `${cells[0].padEnd(38)}${cells
    .slice(1)
    .map(cell => cell.padStart(14))
    .join('')}`;

/**
 * The minutes of the steps that ran: each beside its budget at the URLs that work today, what a URL costs in it, and
 * what it comes to when all of the specification work. `all` is the time of the whole run, in milliseconds: less than
 * the sum, as steps ran side by side.
 */
export function timeTable(outcomes, all, urls) {
  const lines = outcomes.map(({ name, title, took }) => {
    const budget = budgetOf(name, urls.working);
    const [, perUrl] = budgets[name];
    const over = took > budget ? `  over its budget by ${duration(took - budget)}` : '';
    const grows = perUrl > 0;
    const cells = [
      title,
      duration(took),
      duration(budget),
      grows ? duration(took / urls.working) : '',
      duration(foretold(name, took, urls)),
    ];
    return `${row(cells)}${over}`;
  });
  const sum = figure => outcomes.reduce((total, { name, took }) => total + figure(name, took), 0);
  const together = sum((_name, took) => took);
  const later = sum((name, took) => foretold(name, took, urls));
  return [
    row(['Step', 'took', 'budget', 'per URL', `at ${urls.specified} URLs`]),
    ...lines,
    row(['Together', duration(all), '', duration(all / urls.working), duration((all * later) / together)]),
  ].join('\n');
}
