import { focusElement } from '@/platform/focus';
import { host, resetHost } from '../support/taro';
import { VIEWPORT } from '../support/taroNodes';

// Issue 11, errors at the field: a person who has to correct something sees it; mini-programs have no focus that would bring it.

beforeEach(() => resetHost());

async function bring(top: number): Promise<readonly (string | number)[]> {
  host.places = { '#phone': { top, height: 48 } };
  focusElement('phone');
  await Promise.resolve();
  return host.scrolledTo;
}

it('brings a field into view that lies above, below, or behind the bar at the foot', async () => {
  expect(await bring(-300)).toEqual([0]);
  resetHost();
  expect(await bring(VIEWPORT.height + 200)).toEqual([VIEWPORT.height + 200 - 80]);
  resetHost();
  expect(await bring(VIEWPORT.height - 60)).toEqual([VIEWPORT.height - 60 - 80]);
});

it('moves nothing that is in sight, and nothing for what is not there', async () => {
  expect(await bring(200)).toEqual([]);
  focusElement('nowhere');
  await Promise.resolve();
  expect(host.scrolledTo).toEqual([]);
});
