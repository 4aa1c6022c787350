import type { Locator } from 'playwright-core';
import { restOfList, type Phone } from './phone';

/** A part of the page on top that can be tapped, by what a screen reader says of it. */
export interface Control {
  role: string;
  name: string;
  /** Alike parts have the same. */
  kind: string;
}

/** Taps that end what the others need. */
const ends = /退出登录|取消订单|提交|支付成功|支付失败|^支付¥|确认取消|删除|注销/;
/** How a sheet or dialog is left. */
const leaves = /^(关闭|取消|返回|再想想|我知道了)$/;
/** So many of alike parts (days, chips of a group, rows of a list) are tapped; one where they open a screen or a sheet. */
const most = 2;

/** What can be tapped of the page on top, or of the sheet that lies over it. */
async function controls(phone: Phone): Promise<Control[]> {
  return phone.page.evaluate(() => {
    const roles = ['button', 'checkbox', 'radio', 'switch', 'tab'];
    const screen = document.querySelector('.screen:not([hidden])');
    const isSeen = (part: Element): boolean => part.getClientRects().length > 0;
    const sheet = [...(screen?.querySelectorAll('[role="dialog"], [role="alertdialog"]') ?? [])].find(isSeen);
    const parts = [...((sheet ?? screen)?.querySelectorAll<HTMLElement>('[role]') ?? [])].filter(
      part =>
        roles.includes(part.getAttribute('role') ?? '') &&
        isSeen(part) &&
        !part.closest('[role="navigation"]'),
    );
    return parts.map(part => {
      const role = part.getAttribute('role') ?? '';
      const group = part.closest('[role="group"]')?.getAttribute('aria-label') ?? '';
      return {
        role,
        name: part.getAttribute('aria-label') ?? part.innerText.trim().replace(/\s+/g, ' '),
        kind: [role, group, part.className.split(' ')[0], part.parentElement?.className].join(' '),
      };
    });
  });
}

/**
 * How a tap is judged: it opens a screen or a sheet, asks the server for something, draws much that was not there (more
 * months, all cities), or does none of these.
 */
export type TapKind = 'page' | 'sheet' | 'load' | 'more' | 'tap';

/** What one tap sent to the view. */
export interface Tap {
  name: string;
  kind: TapKind;
  bytes: number;
  /** Of these, what was sent before the first pause. */
  atOnce: number;
  known: number;
  heaviest: string;
}

const kilobyte = 1024;

/** What a tap may send, by what it does (issue 4, `On a real mini-program engine`; issue 10, 3.7). */
const budgets: Record<TapKind, number> = {
  page: 128 * kilobyte,
  sheet: 64 * kilobyte,
  load: 64 * kilobyte,
  more: 64 * kilobyte,
  tap: 8 * kilobyte,
};

/** A tap that neither opens nor loads is judged by what it sends at once. */
const judged = ({ kind, bytes, atOnce }: Tap): number => (kind === 'tap' ? atOnce : bytes);

/** Taps that send more than they may, in words. */
export const overTapBudget = (taps: readonly Tap[]): string[] =>
  taps
    .filter(tap => judged(tap) > budgets[tap.kind] || tap.bytes > budgets.page)
    .map(tap => `${tap.name} (${tap.kind}): ${judged(tap)} of ${budgets[tap.kind]}; ${tap.heaviest}`);

/** So many rows of each kind are shown. */
const shown = 8;

/** Shows how many taps of each kind there were, and the heaviest of them. */
export function tellTaps(taps: readonly Tap[]): void {
  const kinds = Object.keys(budgets) as TapKind[];
  const lines = kinds.flatMap(kind => {
    const alike = taps.filter(tap => tap.kind === kind).sort((a, b) => b.bytes - a.bytes);
    const rows = alike.slice(0, shown).map(({ name, bytes, known }) => {
      const figures = [String(bytes).padStart(7), String(known).padStart(7)];
      return [...figures, name].join(' ');
    });
    return [`${kind}: ${alike.length}, each at most ${budgets[kind]}`, ...rows];
  });
  process.stdout.write(`\nsetData by tap (bytes, bytes that the view knew)\n${lines.join('\n')}\n`);
}

/** So many parts more than before are much. */
const much = 40;

const parts = (phone: Phone): Promise<number> =>
  phone.page.evaluate(() => document.querySelectorAll('.screen:not([hidden]) *').length);

const sheets = (phone: Phone): Promise<number> =>
  phone.page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true }).count();

/** Whether a part stands on the glass, where a finger would meet it, not above or below it. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return middle >= 0 && middle <= window.innerHeight;
  });

/** 14分58秒, 58秒: what a countdown says. */
const countdown = /(\d+分)?\d+秒/;

/** The name of a part, in which a countdown goes on while it is looked for: 14分58秒内支付, 58秒后重发. */
const nameOf = ({ name }: Control): string | RegExp => {
  if (!countdown.test(name)) return name;
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(countdown, countdown.source);
  return new RegExp(`^${pattern}$`);
};

/**
 * Waits until the rest of a long list has been sent, where there is one on top: it belongs to what has drawn the first of
 * it. A long list has an id; `aria-busy`, which it has besides, mini-programs do not know.
 */
async function restOfListIsSent(phone: Phone): Promise<void> {
  const isThere = await phone.page.locator('.screen:not([hidden]) [role="list"][id]').count();
  if (isThere) await phone.settle(restOfList);
}

/** Measures something that is done to the screen, with all that it sends. */
async function measured(phone: Phone, name: string, act: () => Promise<unknown>): Promise<Tap> {
  const before = { calls: phone.calls, sheets: await sheets(phone), parts: await parts(phone) };
  await phone.step(name, async () => {
    await act();
    await restOfListIsSent(phone);
  });
  const step = phone.steps[phone.steps.length - 1];
  if (!step) throw new Error('no step was taken');
  const kind = step.leaves
    ? 'page'
    : (await sheets(phone)) > before.sheets
      ? 'sheet'
      : phone.calls > before.calls
        ? 'load'
        : (await parts(phone)) > before.parts + much
          ? 'more'
          : 'tap';
  const { bytes, atOnce, known, heaviest } = step;
  return { name, kind, bytes, atOnce, known, heaviest };
}

const partOf = (phone: Phone, control: Control): Locator =>
  phone.part(control.role as 'button', nameOf(control));

const tapped = (phone: Phone, where: string, control: Control): Promise<Tap> =>
  measured(phone, `${where} · ${control.name}`, () => partOf(phone, control).tap({ timeout: 3000 }));

/**
 * Scrolls to a part as a person does before they tap it, and says whether it is still there. “加载更多” loads by itself once
 * it is seen, which moves it away from under the finger: no tap, but held to what one that loads may send.
 */
async function broughtIntoSight(
  phone: Phone,
  where: string,
  control: Control,
): Promise<{ isThere: boolean; loaded: Tap[] }> {
  const part = partOf(phone, control);
  if (!(await part.isVisible())) return { isThere: false, loaded: [] };
  if (await isInSight(part)) return { isThere: true, loaded: [] };
  const scrolled = await measured(phone, `${where} · ${control.name} (by itself)`, () =>
    part.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' })),
  );
  const isThere = (await part.isVisible()) && (await isInSight(part));
  return { isThere, loaded: scrolled.kind === 'load' ? [scrolled] : [] };
}

/**
 * Taps whatever can be tapped of the screen on top, and of every sheet that it opens; `open` opens the screen again
 * when a tap has led away from it.
 */
export async function everyTap(phone: Phone, where: string, open: () => Promise<void>): Promise<Tap[]> {
  const taps: Tap[] = [];
  const done = new Map<string, number>();
  // What an opening sends is its own.
  const openAgain = async (): Promise<void> => {
    await open();
    await restOfListIsSent(phone);
  };
  const walk = async (place: string, isInSheet: boolean): Promise<void> => {
    for (;;) {
      const count = (key: string): number => done.get(place + key) ?? 0;
      const next = (await controls(phone)).find(
        ({ name, kind }) => !ends.test(name) && !leaves.test(name) && count(name) === 0 && count(kind) < most,
      );
      if (!next) break;
      done.set(place + next.name, 1);
      // What counts down, or comes and goes by itself, has another name by now, or is gone once it is looked at.
      const { isThere, loaded } = await broughtIntoSight(phone, place, next);
      taps.push(...loaded);
      if (!isThere) continue;
      const tap = await tapped(phone, place, next);
      taps.push(tap);
      done.set(place + next.kind, tap.kind === 'tap' ? count(next.kind) + 1 : most);
      if (tap.kind === 'page') {
        await openAgain();
        if (isInSheet) return;
      } else if (tap.kind === 'sheet') await walk(tap.name, true);
      else if (isInSheet && (await sheets(phone)) === 0) return;
    }
    if (!isInSheet) return;
    const close = (await controls(phone)).find(({ name }) => leaves.test(name));
    if (close) taps.push(await tapped(phone, place, close));
    else await openAgain();
  };
  await restOfListIsSent(phone);
  await walk(where, false);
  return taps;
}
