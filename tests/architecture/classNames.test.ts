import path from 'node:path';
import { filesBelow, readText, repository } from '../support/repository';
import { classesOf } from '../support/styleModule.cjs';

const sources = filesBelow('src', '.tsx');

/** Every class that a source names by its sheet, as `styles.row` of `Sheet.module.scss`. */
function named(file: string, text = readText(file)): { sheet: string; name: string }[] {
  const imports = [...text.matchAll(/import (\w+) from '([^']+\.module\.scss)'/g)];
  return imports.flatMap(([, local = '', from = '']) => {
    const sheet = from.startsWith('@/') ? `src/${from.slice(2)}` : path.join(path.dirname(file), from);
    const uses = text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'));
    return [...uses].map(([, name = '']) => ({ sheet, name }));
  });
}

const nowhere = (found: ReturnType<typeof named>): string[] =>
  found
    .filter(({ sheet, name }) => !classesOf(path.join(repository, sheet)).includes(name))
    .map(({ sheet, name }) => `${sheet}: .${name}`);

describe('a class that is named is one of its sheet (issue 10, section 5)', () => {
  it('there are classes to look at', () => {
    expect(sources.flatMap(file => named(file)).length).toBeGreaterThan(600);
  });

  it.each(sources.filter(file => named(file).length > 0))('%s', file => {
    expect(nowhere(named(file))).toEqual([]);
  });

  it('one that points nowhere is noticed', () => {
    const text =
      "import styles from '@/components/field/Field.module.scss';\n<Row className={styles.rows} id={styles.row} />";
    expect(nowhere(named('src/pages/home/index.tsx', text))).toEqual([
      'src/components/field/Field.module.scss: .rows',
    ]);
  });
});
