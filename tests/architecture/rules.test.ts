import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/repository';
import { exportsOf } from '../support/sourceText';
import { decidedRules } from '../support/specification/readSpecification';

const rules = decidedRules();

describe('rules and their names (decisions.md)', () => {
  it('the table was read', () => {
    expect(rules).toContainEqual({ module: 'identity', name: 'isIdCardNumber' });
    expect(rules).toContainEqual({ module: 'drivers', name: 'canAddCalcDriver' });
    expect(rules.length).toBeGreaterThanOrEqual(20);
  });

  it.each(rules)('src/domain/$module exports $name', ({ module, name }) => {
    const file = `src/domain/${module}.ts`;
    expect(existsSync(path.join(repository, file))).toBe(true);
    expect(exportsOf(file)).toContainEqual(expect.objectContaining({ name, kind: 'function' }));
  });
});
