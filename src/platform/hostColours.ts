/** Colours that a host draws by itself, where no token reaches: bars around our screens, pins on its map. */
export interface HostColours {
  ink: string;
  card: string;
  page: string;
  border: string;
  disabledInk: string;
}

/** The tokens of both schemes under the same names (`styles/tokens.scss`; tests/architecture/colours.test.ts compares them). */
export const hostColours: Readonly<Record<'light' | 'dark', HostColours>> = {
  light: { ink: '#1b1f23', card: '#ffffff', page: '#f5f6f8', border: '#868e98', disabledInk: '#626b76' },
  dark: { ink: '#f2f4f6', card: '#1a1d21', page: '#101214', border: '#77818c', disabledInk: '#a0a9b3' },
};

/** The main action and the words on it: alike in both schemes. */
export const hostAccent = { ground: '#ffb300', ink: '#1b1f23' } as const;
