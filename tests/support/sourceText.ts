import path from 'node:path';
import ts from 'typescript';
import { readText } from './repository';

/** A source file, parsed; its text, where it is not written yet. */
export function parse(file: string, text = readText(file)): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path.basename(file), text, ts.ScriptTarget.ES2022, true, kind);
}

/** Something that a file exports by name. */
export interface Export {
  name: string;
  kind: 'function' | 'class' | 'interface' | 'type' | 'value';
  hasDocComment: boolean;
  /** Whether it is still there when the types are gone. */
  isValue: boolean;
}

const isExported = (node: ts.HasModifiers): boolean =>
  node.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;

function kindOf(node: ts.Statement): Export['kind'] {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  return ts.isTypeAliasDeclaration(node) ? 'type' : 'value';
}

const isFunctionLike = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** What a file exports by name, with its doc comments; a default export without a name is not listed. */
export function exportsOf(file: string, text?: string): Export[] {
  return parse(file, text).statements.flatMap((node): Export[] => {
    if (!ts.canHaveModifiers(node) || !isExported(node)) return [];
    const hasDocComment = ts.getJSDocCommentsAndTags(node).length > 0;
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.map(declaration => ({
        name: declaration.name.getText(),
        kind: isFunctionLike(declaration.initializer) ? 'function' : 'value',
        hasDocComment,
        isValue: true,
      }));
    }
    const kind = kindOf(node);
    const name = (node as ts.DeclarationStatement).name?.getText();
    return name ? [{ name, kind, hasDocComment, isValue: kind !== 'interface' && kind !== 'type' }] : [];
  });
}

/** Every string literal of a file that is not the address of an import or a type. */
export function stringLiterals(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}
