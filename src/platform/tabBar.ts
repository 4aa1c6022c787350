/** Mini-programs draw the tab bar by their own custom-tab-bar component. */
export const drawsTabBarInPage = false;
