/** On H5 the frame of a tab screen draws the tab bar. */
export const drawsTabBarInPage = true;
