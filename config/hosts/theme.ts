import { hostColours } from '../../src/platform/hostColours';

/** The file beside `app.json` in which WeChat finds the colours of both schemes. */
export const themeFile = 'theme.json';

/** What WeChat paints before a screen of ours is there, by the scheme of the device; the names are those of {@link theme}. */
export const themedWindow = {
  navigationBarBackgroundColor: '@title',
  navigationBarTextStyle: '@titleText',
  backgroundColor: '@page',
};

const variables = ({ card, page }: { card: string; page: string }, titleText: 'black' | 'white'): object => ({
  title: card,
  titleText,
  page,
});

/** `theme.json`. */
export const theme = {
  light: variables(hostColours.light, 'black'),
  dark: variables(hostColours.dark, 'white'),
};
