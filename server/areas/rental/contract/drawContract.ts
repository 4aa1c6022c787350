import type {
  AcceptedAgreement,
  ContractPart,
  ContractRow,
  RentalContract,
} from '../../../../types/api/contract';
import { format } from '../../../../src/domain/shanghaiTime';
import { drawPdf } from '../../../kernel/pdf/drawPdf';

/** A4, upright, in points. */
const PAGE = { width: 595, height: 842, margin: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
/** Of a row what it is called, and what it says. */
const NAME_WIDTH = 150;
const VALUE = { x: PAGE.margin + NAME_WIDTH, width: WIDTH - NAME_WIDTH };
const INK = '#1f2329';
const SOFT = '#5a6472';
const LINE = '#d9dce3';

type Document = PDFKit.PDFDocument;

/** What a document is drawn from: a contract with its name, and all that was accepted with it, by title and version. */
export type DrawnContract = Omit<RentalContract, 'accepted'> & {
  /** 租车合同, 长租协议. */
  title: string;
  accepted: readonly Pick<AcceptedAgreement, 'title' | 'version'>[];
  /** What was agreed later, each with its own acceptance. */
  supplements?: readonly ContractPart[];
};

/** When and to what the renter has agreed. */
export const acceptanceText = ({
  accepted,
  accepted_at,
}: Pick<DrawnContract, 'accepted' | 'accepted_at'>): string => {
  const when = format(accepted_at, 'YYYY年M月D日 HH:mm');
  const what = accepted.map(({ title, version }) => `《${title}》（版本${version}）`).join('、');
  return `承租方于${when}提交订单${what && `，同意${what}`}。`;
};

/** Begins another page where so much does not fit on this one. */
function makeRoom(document: Document, height: number): void {
  if (document.y + height > BOTTOM) document.addPage();
}

function heading(document: Document, text: string): void {
  // Never alone at the end of a page.
  makeRoom(document, 70);
  document.moveDown(0.8).fontSize(12).fillColor(INK).text(text, PAGE.margin);
  const y = document.y + 3;
  document
    .lineWidth(0.6)
    .strokeColor(LINE)
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.margin + WIDTH, y)
    .stroke();
  document.y = y + 5;
}

function row(document: Document, { name, value, note = '' }: ContractRow): void {
  document.fontSize(10);
  const valueHeight = value ? document.heightOfString(value, { width: VALUE.width }) : 0;
  const nameHeight = document.heightOfString(name, { width: NAME_WIDTH - 12 });
  document.fontSize(9);
  const noteHeight = note ? document.heightOfString(note, { width: VALUE.width }) : 0;
  const height = Math.max(nameHeight, valueHeight + noteHeight) + 4;
  makeRoom(document, height);
  const { y } = document;
  document
    .fontSize(10)
    .fillColor(SOFT)
    .text(name, PAGE.margin, y, { width: NAME_WIDTH - 12 });
  if (value) document.fillColor(INK).text(value, VALUE.x, y, { width: VALUE.width });
  if (note)
    document
      .fontSize(9)
      .fillColor(SOFT)
      .text(note, VALUE.x, y + valueHeight, { width: VALUE.width });
  document.y = y + height;
}

function part(document: Document, { title, rows }: ContractPart): void {
  heading(document, title);
  for (const one of rows) row(document, one);
}

function paragraph(document: Document, text: string): void {
  document.fontSize(10).fillColor(INK);
  makeRoom(document, document.heightOfString(text, { width: WIDTH }));
  document.text(text, PAGE.margin, document.y, { width: WIDTH });
  document.moveDown(0.3);
}

/** A contract as PDF: the same octets for the same contract. */
export const drawContract = (contract: DrawnContract): Promise<Buffer> =>
  drawPdf(
    {
      ...{ size: 'A4', margin: PAGE.margin, title: `${contract.title} ${contract.orderid}` },
      createdAt: new Date(contract.accepted_at),
      numbered: true,
    },
    document => {
      document.fontSize(18).fillColor(INK).text(contract.title, { align: 'center' });
      document.moveDown(0.4).fontSize(10).fillColor(SOFT);
      document.text(`合同编号 ${contract.orderid} · ${contract.standing}`, { align: 'center' });
      for (const one of contract.parts) part(document, one);
      heading(document, '约定');
      for (const term of contract.terms) paragraph(document, term);
      heading(document, '签订');
      paragraph(document, acceptanceText(contract));
      for (const one of contract.supplements ?? []) part(document, one);
    },
  );
