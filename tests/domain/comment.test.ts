import { authorText, commentProblem, isScore, markTypeOf } from '@/domain/comment';

it('splits reviews by their score into good, neutral and bad ones (specification §3)', () => {
  expect([1, 2, 3, 4, 5].map(markTypeOf)).toEqual(['BAD', 'BAD', 'NEUTRAL', 'GOOD', 'GOOD']);
});

it('takes whole stars, one to five', () => {
  expect([0, 1, 5, 6, 4.5].filter(isScore)).toEqual([1, 5]);
});

it('asks for a word with a low score, and for no more than 500 characters', () => {
  expect(commentProblem('', 3)).toBeUndefined();
  expect(commentProblem('  ', 2)).toBe('请写几句哪里不满意，我们会跟进');
  expect(commentProblem('好'.repeat(500), 1)).toBeUndefined();
  expect(commentProblem('😀'.repeat(501), 5)).toBe('最多500个字');
});

it('shows the author by the family name alone', () => {
  expect([authorText('王小明'), authorText('')]).toEqual(['王**', '匿**']);
});
