import { agreements } from '../../../server/areas/content/agreements';
import { findDocument, groupsOf, RULE_GROUPS } from '../../../server/areas/content/documents';
import { FEES } from '../../../src/domain/fees';
import { CHARTER_CLASSES } from '../../../src/domain/charter';
import { CYCLE_PLANS } from '../../../src/domain/cyclePlans';
import { LONG_SERVICES } from '../../../src/domain/longPricing';
import { yuanText } from '../../../src/domain/money';
import { quote } from '../../../src/domain/pricing';
import { CHARGES } from '../../../src/domain/returnCharges';
import { SERVICES } from '../../../src/domain/services';
import { UNIVERSAL_VEHICLES } from '../../../src/domain/universal';

const documents = RULE_GROUPS.flatMap(group => group.documents);
const everything = [...documents, ...Object.values(agreements)];

const sectionOf = (id: string, title: string): string => {
  const found = findDocument(id)?.sections.find(section => section.title === title);
  if (!found) throw new Error(`${id} says nothing of ${title}`);
  return found.paragraphs.join('\n');
};

describe('费用说明 (issue 14: every fee explained with an example)', () => {
  it.each(Object.values(FEES))('$name: its rule and an example', ({ name, rule }) => {
    expect(sectionOf('fees', name)).toContain(rule);
    expect(sectionOf('fees', name)).toMatch(/^例：/m);
  });

  it.each(SERVICES)('$name: its rule and an example', ({ name, rule, description }) => {
    expect(sectionOf('services', name)).toContain(rule);
    expect(sectionOf('services', name)).toContain(description);
    expect(sectionOf('services', name)).toMatch(/^例：/m);
  });

  it.each(Object.values(CHARGES))('%s, which comes to light when the car is back: an example', name => {
    expect(sectionOf('afterwards', name)).toMatch(/^例：/m);
  });

  it.each(LONG_SERVICES)('$name of long rentals: an example', ({ name, description }) => {
    expect(sectionOf('long', name)).toContain(description);
    expect(sectionOf('long', name)).toMatch(/^例：/m);
  });

  it.each(CYCLE_PLANS)('$name: an example', ({ name }) => {
    expect(sectionOf('cycle', name)).toMatch(/^例：/m);
  });

  it('prices of every class with driver and of every vehicle', () => {
    for (const { text, transfer, halfDay, fullDay } of CHARTER_CLASSES) {
      expect(sectionOf('charter', '接机和送机')).toContain(`${text}：${yuanText(transfer)}元`);
      expect(sectionOf('charter', '半日和全日包车')).toContain(
        `${text}：半日${yuanText(halfDay)}元，全日${yuanText(fullDay)}元`,
      );
    }
    for (const { text } of UNIVERSAL_VEHICLES)
      expect(sectionOf('universal', '车辆租金')).toContain(`${text}（`);
  });

  // A reader can check each sum by hand, and it is what a bill says.
  it('every sum that is written out comes to what it says', () => {
    const sums = everything.flatMap(({ title, sections }) =>
      sections.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(paragraph =>
          [...paragraph.matchAll(/([\d.]+)元 × ([\d.]+)(%?)[^=\d]*= ([\d.]+)元/g)].map(
            ([sum, price, times, percent, result]) => ({
              sum: `${title}: ${sum}`,
              left: Math.round(Number(price) * Number(times) * (percent ? 1 : 100)),
              right: Math.round(Number(result) * 100),
            }),
          ),
        ),
      ),
    );
    expect(sums.length).toBeGreaterThan(30);
    for (const { sum, left, right } of sums) expect({ sum, fen: left }).toEqual({ sum, fen: right });
  });

  it('the complete bill of the example adds up to the total that is quoted', () => {
    const bill = quote({
      ...{ from: '2026-12-03 10:00', to: '2026-12-06 10:00', weekdayPrice: 20_000, services: [] },
      ...{ vehicleDeposit: 0, violationDeposit: 0 },
    });
    const text = sectionOf('fees', '一张完整的账单');
    expect(text).toContain(`合计${yuanText(bill.total)}元`);
    const amounts = [...text.matchAll(/= ([\d.]+)元/g)].map(([, amount]) => Number(amount) * 100);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(bill.total);
  });
});

describe('documents and agreements', () => {
  it('no id stands for two, and each family has its documents', () => {
    const ids = documents.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const family of ['rules', 'mall', 'campus', 'time_sharing'] as const)
      expect(groupsOf(family).flatMap(group => group.documents).length).toBeGreaterThan(1);
  });

  it('a family has none of another one', () => {
    expect(findDocument('campus', 'campus')?.title).toBe('校园租车规则');
    expect(findDocument('campus', 'mall')).toBeUndefined();
  });

  it.each(everything)('$title has a version, a day, and no gap', ({ version, updated, sections }) => {
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const titles = sections.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
    for (const { paragraphs } of sections) {
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs)
        expect(paragraph).not.toMatch(/undefined|NaN|Infinity|null|。。|\$\{|，，|，。/);
    }
  });
});
