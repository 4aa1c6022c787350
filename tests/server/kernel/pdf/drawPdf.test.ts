import { drawPdf } from '../../../../server/kernel/pdf/drawPdf';

const frame = {
  size: 'A4',
  margin: 48,
  title: '租车合同',
  createdAt: new Date('2026-11-23T02:02:00Z'),
} as const;

/** A document of so many pages, and how many pages it became. */
async function drawn(pages: number, numbered?: true): Promise<{ octets: Buffer; count: number }> {
  const octets = await drawPdf({ ...frame, ...(numbered && { numbered }) }, document => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) document.addPage();
      document.text(`正文${page}`);
    }
  });
  return { octets, count: octets.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 };
}

// Issue 12: a contract is a document to keep; whoever prints it sees whether a page is missing.
describe('the pages of a document', () => {
  it('say which they are, and there are no more of them for that', async () => {
    const [plain, numbered] = [await drawn(3), await drawn(3, true)];
    expect(numbered.count).toBe(3);
    expect(plain.count).toBe(3);
    expect(numbered.octets.length).toBeGreaterThan(plain.octets.length);
  });

  it('say nothing where there is one', async () => {
    const [plain, numbered] = [await drawn(1), await drawn(1, true)];
    expect(numbered.octets.equals(plain.octets)).toBe(true);
  });

  it('are the same octets each time', async () => {
    expect((await drawn(2, true)).octets.equals((await drawn(2, true)).octets)).toBe(true);
  });
});
