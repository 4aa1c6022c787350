// Without this a component is left out of the app's style sheet, where the styles of the tab bar are.
export default { component: true, styleIsolation: 'apply-shared' };
