import { accessibilityProblems } from '../support/accessibility';
import { journey } from '../support/app';
import { atFullHeight, visitScreens } from '../support/screens';

describe('look.md, for everyone: nothing stands in the way of anyone', () => {
  journey(
    'axe finds nothing on any screen',
    async phone => {
      const found: Record<string, string[]> = {};
      await visitScreens(phone, async ({ name }) => {
        const problems = await atFullHeight(phone.page, () => accessibilityProblems(phone.page));
        if (problems.length > 0) found[name] = problems;
      });
      expect(found).toEqual({});
    },
    { minutes: 15 },
  );
});
