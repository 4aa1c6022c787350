import fc from 'fast-check';
import {
  callbackProblem,
  FEEDBACK_KINDS,
  FEEDBACK_LENGTH,
  feedbackKindText,
  feedbackProblem,
  isFeedbackKind,
} from '@/domain/feedback';
import { isOrderNumber } from '@/domain/orderNumber';

// Specification §2, /profile/feedback.

test('a text is right from one character to the most, whatever the characters, and spaces around it do not count', () => {
  const character = fc.constantFrom('长', 'a', '😀', '。');
  fc.assert(
    fc.property(fc.array(character, { minLength: 1, maxLength: FEEDBACK_LENGTH }), characters => {
      expect(feedbackProblem(` ${characters.join('')}\n`)).toBeUndefined();
    }),
  );
  expect(feedbackProblem('😀'.repeat(FEEDBACK_LENGTH))).toBeUndefined();
  expect(feedbackProblem('😀'.repeat(FEEDBACK_LENGTH + 1))).toBe('最多500个字');
  for (const empty of ['', ' ', '\n\t']) expect(feedbackProblem(empty)).toBe('请写下您的建议或遇到的问题');
});

test('a number to be called under is one, or none', () => {
  for (const right of ['', '13812345678']) expect(callbackProblem(right)).toBeUndefined();
  for (const wrong of ['1', '1381234567', '23812345678']) {
    expect(callbackProblem(wrong)).toBe('请填写11位手机号，或留空');
  }
});

test('every kind has a word of its own, and nothing else is one', () => {
  const words = FEEDBACK_KINDS.map(({ key }) => feedbackKindText(key));
  expect(words).toEqual(['功能建议', '使用问题', '服务投诉', '其他']);
  for (const { key } of FEEDBACK_KINDS) expect(isFeedbackKind(key)).toBe(true);
  for (const other of ['', 'PRAISE', undefined, null, 1, {}]) expect(isFeedbackKind(other)).toBe(false);
});

test('the number of an order is letters and digits, and never a sentence', () => {
  expect(isOrderNumber('ZC26112300000001')).toBe(true);
  for (const other of ['', 'ZC', '26112300000001', '请转账到1', 'ZC1 请转账', 'zc1']) {
    expect(isOrderNumber(other)).toBe(false);
  }
});
