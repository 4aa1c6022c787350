import { answerOf } from './support/runScript';

const kilobyte = 1024;

/** What the subpackages of lines may weigh, by their names and the number of their screens, in bytes. */
const budgets = (...packages: readonly (readonly [name: string, screens: number])[]): number[] =>
  answerOf<number[]>(`
    import { subpackageBudget } from './scripts/lib/budgets.mjs';
    const packages = ${JSON.stringify(packages)};
    console.log(JSON.stringify(packages.map(([name, screens]) => subpackageBudget(name, screens))));`);

describe('budgets of the packages (issue 10: a line of one screen could grow from 3 to 26 KB unseen)', () => {
  it('a line that stands is held to what it weighs, a new one to the number of its screens', () => {
    const [wallet = NaN, car = NaN, oneScreen = NaN, twoScreens = NaN] = budgets(
      ['wallet', 1],
      ['car', 8],
      ['no-line', 1],
      ['no-line', 2],
    );
    expect(wallet).toBeLessThan(45 * kilobyte);
    expect(car).toBeLessThan(165 * kilobyte);
    expect(twoScreens - oneScreen).toBe(12 * kilobyte);
  });
});
