import { accessibilityProblems, layoutProblems, lightGrounds } from '../support/accessibility';
import { expectNoHorizontalScroll, journey } from '../support/app';
import { atFullHeight, atWidth, visitScreens } from '../support/screens';

describe('look.md, for everyone: nothing stands in the way of anyone', () => {
  journey(
    'axe finds nothing on any screen, at 1280 pixels neither, and at 320 no target is too small and no number broken',
    async phone => {
      const found: Record<string, string[]> = {};
      await visitScreens(phone, async ({ name }) => {
        const problems = await atFullHeight(phone.page, async () => [
          ...(await accessibilityProblems(phone.page)),
          ...(await atWidth(phone.page, 320, () => layoutProblems(phone.page))),
          ...(await atWidth(phone.page, 1280, async () => [
            ...(await accessibilityProblems(phone.page)),
            ...(await layoutProblems(phone.page)),
          ])),
        ]);
        if (problems.length > 0) found[name] = problems;
        await expectNoHorizontalScroll(phone.page, 1280);
      });
      expect(found).toEqual({});
    },
    { minutes: 15 },
  );

  journey(
    'axe finds nothing on any screen in the dark scheme, and no ground is left light',
    async phone => {
      const found: Record<string, string[]> = {};
      await visitScreens(phone, async ({ name }) => {
        const problems = await atFullHeight(phone.page, async () => [
          ...(await accessibilityProblems(phone.page)),
          ...(await lightGrounds(phone.page)),
        ]);
        if (problems.length > 0) found[name] = problems;
      });
      expect(found).toEqual({});
    },
    { dark: true, minutes: 15 },
  );
});
