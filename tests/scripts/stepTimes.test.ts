import { answerOf } from './support/runScript';

const minute = 60_000;

const table = (outcomes: readonly { name: string; title: string; took: number }[]): string[] =>
  answerOf<string>(`
    import { timeTable } from './scripts/lib/stepTimes.mjs';
    const urls = { working: 50, specified: 150 };
    console.log(JSON.stringify(timeTable(${JSON.stringify(outcomes)}, ${minute}, urls)));`).split('\n');

describe('the table of minutes', () => {
  const [head, lint, sizes, together] = table([
    { name: 'lint', title: 'Lint', took: 4 * minute },
    { name: 'sizes', title: 'Size budgets', took: 1000 },
  ]);

  it('says what a step took beside its budget, for each URL, and at all URLs of the specification', () => {
    expect(head).toMatch(/took +budget +per URL +at 150 URLs$/);
    expect(lint).toMatch(/^Lint +4 min 0 s +1 min 20 s +4\.8 s +9 min 0 s/);
  });

  it('says it when a budget is exceeded', () => {
    expect(lint).toMatch(/over its budget by 2 min 40 s$/);
    expect(sizes).not.toContain('over');
  });

  it('foretells nothing more for a step that does not grow', () => {
    expect(sizes).toMatch(/^Size budgets +1\.0 s +5\.0 s +1\.0 s$/);
    expect(together).toMatch(/^Together +1 min 0 s/);
  });
});
