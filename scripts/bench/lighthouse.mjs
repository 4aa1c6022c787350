import { freePort } from '../lib/ports.mjs';
import { findBrowser } from '../lib/browser.mjs';
import { median } from './report.mjs';

const runs = 3;
const scores = { performance: 'performance', accessibility: 'accessibility', practices: 'best-practices' };
const audits = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time' };

/**
 * What Lighthouse says of some addresses on its phone (a mid-range Android on slow 4G, simulated): scores of 0 to 100,
 * LCP and total blocking time in ms. Each address is visited as often as the others, in turns; performance, LCP and
 * blocking time are medians, the other scores the worst. What is not 100 in those is told by `complaints`.
 */
export async function measureByLighthouse(addresses) {
  const [{ default: lighthouse }, { chromium }] = await Promise.all([
    import('lighthouse'),
    import('playwright-core'),
  ]);
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    handleSIGINT: false,
  });
  const found = new Map(addresses.map(address => [address, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const address of addresses) {
      const options = { port, logLevel: 'silent', onlyCategories: Object.values(scores) };
      found.get(address).push((await lighthouse(address, options)).lhr);
    }
  }
  await browser.close();
  return addresses.map(address => summarize(found.get(address)));
}

function summarize(reports) {
  const score = name => reports.map(({ categories }) => Math.round(categories[name].score * 100));
  const audit = name => median(reports.map(report => report.audits[name].numericValue));
  return {
    performance: median(score(scores.performance)),
    accessibility: Math.min(...score(scores.accessibility)),
    practices: Math.min(...score(scores.practices)),
    lcp: audit(audits.lcp),
    tbt: audit(audits.tbt),
    complaints: [...new Set(reports.flatMap(complaintsOf))],
  };
}

/** The audits of accessibility and best practices that are not passed. */
const complaintsOf = ({ categories, audits: all }) =>
  [scores.accessibility, scores.practices]
    .flatMap(name => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && all[id].score !== null && all[id].score < 1)
    .map(({ id }) => id);
