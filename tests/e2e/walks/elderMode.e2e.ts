import { accessibilityProblems, elderProblems, layoutProblems, lightGrounds } from '../support/accessibility';
import { journey, tooWide, type PhoneOptions } from '../support/app';
import { atFullHeight, atWidth, inTheDark, nameOf, visitScreens } from '../support/screens';

const elder: PhoneOptions = { width: 320, storage: { elder: 'on' } };

describe('look.md, for everyone: elder mode, and the dark scheme', () => {
  journey(
    'axe finds nothing on any screen of 320 pixels, where texts are 18 and more and nothing is cut off, too small or broken, at 1280 neither; in the dark no ground is left light',
    async phone => {
      const found: Record<string, string[]> = {};
      const missing = await visitScreens(phone, async screen => {
        const problems = await atFullHeight(phone.page, async () => [
          ...(await accessibilityProblems(phone.page)),
          ...(await elderProblems(phone.page)),
          ...(await layoutProblems(phone.page)),
          ...(await atWidth(phone.page, 1280, async () => [
            ...(await elderProblems(phone.page)),
            ...(await layoutProblems(phone.page)),
          ])),
          // One life is enough for both: what is dark is the same screen in other colours, those of all sizes.
          ...(await inTheDark(phone.page, async () => [
            ...(await accessibilityProblems(phone.page)),
            ...(await lightGrounds(phone.page)),
          ])),
        ]);
        problems.push(...(await tooWide(phone.page)));
        if (problems.length > 0) found[nameOf(screen)] = problems;
      });
      expect({ found, missing }).toEqual({ found: {}, missing: [] });
    },
    { ...elder, minutes: 30 },
  );
});
