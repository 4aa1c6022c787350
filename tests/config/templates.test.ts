import ts from 'typescript';
import {
  fitComponents,
  followFinger,
  hearTapsOnly,
  keepFitted,
  nestedAttributes,
  unusedTemplates,
} from '../../config/templates/attributes';
import { filesBelow } from '../support/repository';
import { parse } from '../support/sourceText';

/** `ariaRole` as a template has it: `aria-role`; `onChange` as `bindChange`. */
const inTemplate = (attribute: string): string =>
  attribute.startsWith('on')
    ? `bind${attribute.slice(2)}`
    : attribute.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** What every part has without being asked; `catchMove` is Taro's own word for another template. */
const always = ['id', 'class-name', 'style', 'key', 'bindClick', 'catch-move'];

/** The attributes that a file gives to a host's part, by the name of the part; those of spread objects, too. */
function attributesIn(file: string): { part: string; attribute: string }[] {
  const found: { part: string; attribute: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const part = node.tagName.getText();
      for (const property of node.attributes.properties) {
        if (ts.isJsxAttribute(property)) found.push({ part, attribute: property.name.getText() });
        else collect(property.expression, part);
      }
    }
    ts.forEachChild(node, visit);
  };
  const collect = (node: ts.Node, part: string): void => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const { name } of node.properties) if (name) found.push({ part, attribute: name.getText() });
    } else ts.forEachChild(node, child => collect(child, part));
  };
  visit(parse(file));
  return found;
}

const hostFiles = filesBelow('src', '.tsx').filter(file =>
  parse(file).statements.some(
    statement =>
      ts.isImportDeclaration(statement) && statement.moduleSpecifier.getText() === "'@tarojs/components'",
  ),
);

describe('templates of the mini-programs', () => {
  it('have every attribute that the app gives to a part that nests', () => {
    const missing = hostFiles.flatMap(attributesIn).filter(({ part, attribute }) => {
      if (!Object.hasOwn(nestedAttributes, part)) return false;
      const known = [...always, ...Object.keys(nestedAttributes[part as keyof typeof nestedAttributes])];
      return !known.includes(inTemplate(attribute));
    });
    expect(missing).toEqual([]);
  });

  it('have the name and role that the app gives to any other part', () => {
    const said = hostFiles
      .flatMap(attributesIn)
      .filter(
        ({ part, attribute }) => /^aria[A-Z]/.test(attribute) && !Object.hasOwn(nestedAttributes, part),
      );
    expect(said.map(({ part }) => part)).toContain('Textarea');
    const table = Object.fromEntries(said.map(({ part }) => [part, {}]));
    fitComponents(table);
    expect(
      said.filter(({ part, attribute }) => !Object.hasOwn(table[part] ?? {}, inTemplate(attribute))),
    ).toEqual([]);
  });

  it('are left out for parts that the app does not have', () => {
    const parts = hostFiles.flatMap(attributesIn);
    expect(unusedTemplates).toContain('text');
    expect(parts.filter(({ part }) => part === 'Text')).toEqual([]);
  });

  it('listen to no touch but the tap, as all parts of the app but those that follow a finger', () => {
    const heard = hostFiles
      .flatMap(attributesIn)
      .filter(({ attribute }) => /^on(Touch|Long)/.test(attribute));
    expect(heard).toEqual([]);
    const table = { Map: { bindTouchMove: '', bindLongTap: '', bindRegionChange: '' } };
    fitComponents(table);
    expect(Object.keys(table.Map)).toEqual(['bindRegionChange']);
    const ofAlipay = {
      getClickEvent: () => ({ onTap: 'eh' }),
      getEvents: () => ({ onTap: 'eh', onTouchMove: 'eh' }),
    };
    hearTapsOnly(ofAlipay);
    expect(ofAlipay.getEvents()).toEqual({ onTap: 'eh' });
  });

  it.each([
    ['bindtap', ['bindtouchstart', 'catchtouchmove', 'bindtouchend', 'bindtouchcancel']],
    ['onTap', ['onTouchStart', 'catchTouchMove', 'onTouchEnd', 'onTouchCancel']],
  ])('let a view that keeps touches to itself hear them, in the words of a host with %s', (tap, words) => {
    const template = {
      getClickEvent: () => ({ [tap]: 'eh' }),
      nestElements: new Map([['catch-view', -1]]),
      createMiniComponents: () => ({ view: { class: 'i.cl' }, 'catch-view': { class: 'i.cl' } }),
    };
    followFinger(template);
    const made = template.createMiniComponents();
    expect(Object.keys(made['catch-view'])).toEqual(['class', ...words]);
    expect(made.view).toEqual({ class: 'i.cl' });
    expect(template.nestElements.get('catch-view')).toBe(1);
  });

  it('have the attributes of the app alone, also where a host adds to its table as the build begins (QQ)', () => {
    const template = {
      internalComponents: { Button: { size: '' } } as Record<string, Record<string, string>>,
      mergeComponents: () => void Object.assign(template.internalComponents.Button ?? {}, { 'guild-id': '' }),
    };
    keepFitted(template);
    template.mergeComponents();
    expect(template.internalComponents.Button).toEqual(nestedAttributes.Button);
  });

  it('say what a part is and what it is called, and keep what else a host offers for parts that do not nest', () => {
    const table = { View: { animation: '' }, Image: { src: '' } };
    fitComponents(table);
    expect(table).toMatchObject({
      View: { 'aria-label': '', 'aria-role': '' },
      Image: { src: '', 'aria-label': '' },
    });
    expect(table.View).not.toHaveProperty('animation');
  });
});
