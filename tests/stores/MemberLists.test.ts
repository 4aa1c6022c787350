import { MemberLists } from '@/stores/MemberLists';
import { RootStore } from '@/stores/RootStore';
import { SessionStore } from '@/stores/SessionStore';
import { enterAsMember, enterAsVisitor } from '../support/visitor';

// Issue 10, section 5: a group of a member's lists is never loaded twice at once.

type Group = 0 | 1;

/** Lists of which each page is one row, told how often it was asked for; answers come when they are let through. */
function openLists() {
  const asked: Group[] = [];
  const waiting: (() => void)[] = [];
  const root = new RootStore();
  const lists = new MemberLists<Group, string>(root, [0, 1], async group => {
    asked.push(group);
    await new Promise<void>(resolve => waiting.push(resolve));
    return { items: [`${group}`], total: 1 };
  });
  const answer = async (): Promise<void> => {
    waiting.splice(0).forEach(resolve => resolve());
    await new Promise(resolve => setTimeout(resolve));
  };
  return { lists, asked, answer, session: root.get(SessionStore) };
}

afterEach(enterAsVisitor);

describe('MemberLists (specification §3: groups of orders and coupons)', () => {
  it('brings a group up to date once, however often it is shown while that is under way', async () => {
    const { lists, asked, answer } = openLists();
    void lists.of(0).load();
    await answer();
    lists.renew();
    lists.renew();
    lists.choose(0);
    expect(asked).toEqual([0, 0]);
    await answer();
    lists.renew();
    expect(asked).toEqual([0, 0, 0]);
    await answer();
    expect(lists.shown.items).toEqual(['0']);
  });

  it('leaves the first load of a group to its list', async () => {
    const { lists, asked, answer } = openLists();
    lists.renew();
    lists.choose(1);
    expect(asked).toEqual([]);
    void lists.shown.load();
    lists.renew();
    await answer();
    expect(asked).toEqual([1]);
  });

  it('is empty for another member', async () => {
    enterAsMember();
    const { lists, answer, session } = openLists();
    void lists.of(0).load();
    await answer();
    session.forget();
    expect([lists.of(0).items, lists.of(0).page]).toEqual([[], 0]);
  });
});
