import { accessibilityProblems, elderProblems, layoutProblems } from '../support/accessibility';
import { expectNoHorizontalScroll, journey, type PhoneOptions } from '../support/app';
import { atFullHeight, atWidth, visitScreens } from '../support/screens';

const elder: PhoneOptions = { width: 320, storage: { elder: 'on' } };

describe('look.md, for everyone: elder mode', () => {
  journey(
    'axe finds nothing on any screen of 320 pixels, where texts are 18 and more and nothing is cut off, too small or broken; at 1280 neither',
    async phone => {
      const found: Record<string, string[]> = {};
      await visitScreens(phone, async ({ name }) => {
        const problems = await atFullHeight(phone.page, async () => [
          ...(await accessibilityProblems(phone.page)),
          ...(await elderProblems(phone.page)),
          ...(await layoutProblems(phone.page)),
          ...(await atWidth(phone.page, 1280, async () => [
            ...(await elderProblems(phone.page)),
            ...(await layoutProblems(phone.page)),
          ])),
        ]);
        if (problems.length > 0) found[name] = problems;
        await expectNoHorizontalScroll(phone.page);
      });
      expect(found).toEqual({});
    },
    { ...elder, minutes: 15 },
  );
});
