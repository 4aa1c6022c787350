import { codeText, fenTyped, idCardText, mobileText, moneyTyped, nameText } from '@/domain/typedText';

describe('what is typed or pasted is read as it is meant (issue 10: a phone number pasted with spaces works)', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['0086 13800138000', '13800138000'],
    ['手机：138 0013 8000', '13800138000'],
    ['138001380001', '13800138000'],
    ['8613', '8613'],
    ['1388613800138000', '13886138001'],
  ])('mobile number %s', (text, value) => expect(mobileText(text)).toBe(value));

  it.each([
    ['12 34 56', '123456'],
    ['1234567', '123456'],
    ['【租车】验证码654321，5分钟内有效', '654321'],
  ])('code %s', (text, value) => expect(codeText(text)).toBe(value));

  it.each([
    ['1200', '1200', 1200_00],
    ['1,200.5元', '1200.5', 1200_50],
    ['１２。３４５', '12.34', 12_34],
    ['.5', '0.5', 50],
    ['3.', '3.', 3_00],
    ['1.2.3', '1.23', 1_23],
    ['123456789', '1234567', 1234567_00],
    ['没有', '', undefined],
  ])('money %s', (text, value, fen) => {
    expect(moneyTyped(text)).toBe(value);
    expect(fenTyped(text)).toBe(fen);
  });

  it('identity card and name', () => {
    expect(idCardText('110101 19900307 109x')).toBe('11010119900307109X');
    expect(idCardText('11010119900307109X1')).toBe('11010119900307109X');
    for (const dot of '•・‧.·') expect(nameText(`阿依古丽${dot}买买提`)).toBe('阿依古丽·买买提');
  });
});
