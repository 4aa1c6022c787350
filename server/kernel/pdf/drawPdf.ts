import path from 'node:path';

const FONT = path.join(__dirname, 'font', 'NotoSansCJKsc-Regular.otf');

/** What a document is, besides what stands on it. Measures in points. */
interface PdfFrame {
  size: 'A4' | [number, number];
  margin: number;
  title: string;
  createdAt: Date;
  /** Its pages say at their foot which they are: what a contract of several pages needs, and one of a single page does not. */
  numbered?: true;
}

/** 第1页，共2页 in the free room below each page. */
function numberPages(document: PDFKit.PDFDocument, margin: number): void {
  const { start, count } = document.bufferedPageRange();
  if (count < 2) return;
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Below the edge at which a text would begin another page.
    document.page.margins.bottom = 0;
    const { width, height } = document.page;
    document.fontSize(9).fillColor('#5a6472');
    document.text(`第${page + 1}页，共${count}页`, margin, height - margin + 12, {
      width: width - 2 * margin,
      align: 'center',
    });
  }
}

/** A document as PDF, its letters within: the same octets for the same frame and drawing. */
export async function drawPdf(
  { size, margin, title, createdAt, numbered }: PdfFrame,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  // Only when it is needed: few servers of a day draw one.
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: title, CreationDate: createdAt };
  const document = new PDFDocument({ size, margin, font: FONT, info, bufferPages: numbered ?? false });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  draw(document);
  if (numbered) numberPages(document, margin);
  document.end();
  await ended;
  return Buffer.concat(parts);
}
