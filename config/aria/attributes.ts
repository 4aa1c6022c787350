/** An attribute without a default. */
const plain = '';
const named = { 'aria-label': plain };
const meaningful = { ...named, 'aria-role': plain };

/** What Taro's templates leave out: role and name, by which a screen reader says what a part is. */
export const ariaAttributes = {
  View: meaningful,
  ScrollView: meaningful,
  Image: named,
  Input: named,
};
