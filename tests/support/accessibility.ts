import axe from 'axe-core';

// A test's document draws nothing; axe looks for icons that are letters of a font and does without.
HTMLCanvasElement.prototype.getContext = () => null;

/** What axe finds in a document (WCAG 2.2 AA), one line each. A test's document has no layout: contrast is measured end to end. */
export async function accessibilityProblems(container: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A component alone is no page: it has neither landmarks nor a first heading.
    rules: {
      // Left out by axe itself as an experiment: who speaks to their phone says what they see.
      'label-content-name-mismatch': { enabled: true },
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
