import { amountInCapitals } from '../../../src/domain/invoice';
import { format } from '../../../src/domain/shanghaiTime';
import { drawPdf } from '../../kernel/pdf/drawPdf';
import type { InvoiceOrder } from './invoiceProvider';

/** Value added tax on what is rented, in percent. */
const TAX_RATE = 13;

const SELLER = { name: '沙盒租车有限公司', taxNumber: '91350100M000100Y43' };

/** A5, lying: the measure of an electronic invoice, in points. */
const PAGE = { width: 595, height: 420, margin: 28 };
const RED = '#a83232';
const INK = '#1f2329';

/** What stands on an invoice. */
export interface DrawnInvoice extends InvoiceOrder {
  number: string;
  issuedAt: Date;
}

const decimals = (fen: number): string => (fen / 100).toFixed(2);

/** The tax within an amount that includes it, fen. */
const taxWithin = (amount: number): number => amount - Math.round((amount * 100) / (100 + TAX_RATE));

/** A specimen of an electronic invoice as PDF, its letters within: the same octets for the same invoice. */
export const drawInvoice = (invoice: DrawnInvoice): Promise<Buffer> =>
  drawPdf(
    {
      size: [PAGE.width, PAGE.height],
      margin: PAGE.margin,
      title: `电子发票 ${invoice.number}`,
      createdAt: invoice.issuedAt,
    },
    document => drawPage(document, invoice),
  );

function drawPage(document: PDFKit.PDFDocument, invoice: DrawnInvoice): void {
  const { amount, orderId, number, issuedAt } = invoice;
  const left = PAGE.margin;
  const width = PAGE.width - 2 * left;
  const middle = left + width / 2;
  const say = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void => {
    document.text(text, x, y, { width: width / 2 - 16, ...options });
  };
  const box = (y: number, height: number): void => {
    document.lineWidth(0.8).strokeColor(RED).rect(left, y, width, height).stroke();
  };
  /** Names in red, what was written in ink, so far from where its name begins. */
  const pair = (name: string, value: string, x: number, y: number, reach = 96): void => {
    document.fontSize(9).fillColor(RED);
    say(name, x, y);
    document.fillColor(INK);
    say(value, x + reach, y, { width: width / 2 - 110 });
  };

  document.fontSize(20).fillColor(RED);
  say('电子发票（普通发票）', left, 26, { width, align: 'center' });
  pair('发票号码：', number, middle + 100, 64, 52);
  pair('开票日期：', format(issuedAt, 'YYYY年MM月DD日'), middle + 100, 80, 52);

  box(100, 92);
  document.moveTo(middle, 100).lineTo(middle, 192).stroke();
  pair('购买方名称：', invoice.name, left + 8, 106);
  pair('统一社会信用代码：', invoice.tax_number, left + 8, 174);
  pair('销售方名称：', SELLER.name, middle + 8, 106);
  pair('统一社会信用代码：', SELLER.taxNumber, middle + 8, 174);

  box(192, 82);
  const tax = taxWithin(amount);
  const columns = [
    { name: '项目名称', value: '*经营租赁*车辆租赁服务', x: 8, width: 180, align: 'left' },
    { name: '数量', value: '1', x: 190, width: 50, align: 'right' },
    { name: '金额', value: decimals(amount - tax), x: 250, width: 90, align: 'right' },
    { name: '税率', value: `${TAX_RATE}%`, x: 350, width: 60, align: 'right' },
    { name: '税额', value: decimals(tax), x: 420, width: 110, align: 'right' },
  ] as const;
  for (const { name, value, x, ...options } of columns) {
    document.fontSize(9).fillColor(RED);
    say(name, left + x, 198, options);
    document.fillColor(INK);
    say(value, left + x, 216, options);
  }

  box(274, 34);
  document.fontSize(10);
  pair('价税合计（大写）：', amountInCapitals(amount), left + 8, 284);
  pair('（小写）：', `¥${decimals(amount)}`, middle + 100, 284, 52);

  box(308, 50);
  pair('备注：', `订单号 ${orderId}`, left + 8, 314);
  document.fontSize(10).fillColor(RED);
  say('沙盒样张，仅供测试，不能报销', left, 370, { width, align: 'center' });
}
