import path from 'node:path';
import PDFDocument from 'pdfkit';
import { nameText } from '../../../../src/domain/typedText';

const FONT = path.resolve(__dirname, '../../../../server/kernel/pdf/font/NotoSansCJKsc-Regular.otf');

/** Whether the letters of the documents have a character: pdfkit tells nobody, and draws an empty space instead. */
function has(character: string): boolean {
  const document = new PDFDocument({ font: FONT });
  const { _font: drawn } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
  };
  return drawn.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

// Issue 12: an invoice and a contract say what was written, all of it.
describe('the letters of invoices and contracts', () => {
  it('have what joins the parts of a name, as it is kept: 阿凡提·买买提', () => {
    expect([...nameText('阿凡提•买买提')].filter(character => !has(character))).toEqual([]);
  });

  it('have all that the words of a document are put together with', () => {
    expect([...' ·¥，。：；、（）《》“”%*-×→'].filter(character => !has(character))).toEqual([]);
  });

  it('are asked well: a character of another script is not among them', () => expect(has('한')).toBe(false));
});
