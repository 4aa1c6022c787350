import ts from 'typescript';
import { filesBelow } from '../support/repository';
import { parse } from '../support/sourceText';

const sources = filesBelow('src', '.ts', '.tsx');

/** Names that a file imports from the module of the root. */
function takenFromRoot(file: string): string[] {
  return parse(file).statements.flatMap(statement => {
    if (
      !ts.isImportDeclaration(statement) ||
      !/stores\/rootContext'$/.test(statement.moduleSpecifier.getText())
    )
      return [];
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
}

/** Stores that a file makes with `new`; `atTop`: only those that are made when it is imported. */
function storesMadeIn(file: string, { atTop }: { atTop: boolean }): string[] {
  const made: string[] = [];
  const visit = (node: ts.Node): void => {
    if (atTop && (ts.isFunctionLike(node) || ts.isClassLike(node))) return;
    if (ts.isNewExpression(node) && /Store$/.test(node.expression.getText())) made.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return made;
}

describe('one root of stores', () => {
  it('is made in one place', () => {
    const makers = sources.filter(file =>
      storesMadeIn(file, { atTop: false }).some(text => text.startsWith('new RootStore')),
    );
    expect(makers).toEqual(['src/stores/rootContext.ts']);
  });

  it('no other store is made when a file is imported', () => {
    const made = sources.flatMap(file => storesMadeIn(file, { atTop: true }).map(text => `${file}: ${text}`));
    expect(made).toEqual(['src/stores/rootContext.ts: new RootStore()']);
  });

  it('only the boot, navigation and actions take it by name', () => {
    const takers = sources.filter(file => takenFromRoot(file).includes('root'));
    expect(takers.sort()).toEqual(['src/app.tsx', 'src/page/defineAction.ts', 'src/page/navigate.ts']);
    expect(sources.filter(file => takenFromRoot(file).includes('startAnew'))).toEqual([]);
  });
});
