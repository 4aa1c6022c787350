import { accessibilityProblems, layoutProblems } from '../support/accessibility';
import { journey, tooWide } from '../support/app';
import { atFullHeight, atWidth, nameOf, visitScreens } from '../support/screens';

describe('look.md, for everyone: nothing stands in the way of anyone', () => {
  journey(
    'axe finds nothing on any screen, at 1280 pixels neither, and at 320 no target is too small and no number broken',
    async ({ page, ...phone }) => {
      const found: Record<string, string[]> = {};
      const missing = await visitScreens({ page, ...phone }, async screen => {
        const problems = await atFullHeight(page, async () => [
          ...(await accessibilityProblems(page)),
          ...(await atWidth(page, 320, () => layoutProblems(page))),
          ...(await atWidth(page, 1280, async () => [
            ...(await accessibilityProblems(page)),
            ...(await layoutProblems(page)),
          ])),
        ]);
        problems.push(...(await tooWide(page, 1280)));
        if (problems.length > 0) found[nameOf(screen)] = problems;
      });
      expect({ found, missing }).toEqual({ found: {}, missing: [] });
    },
    { minutes: 30 },
  );
});
