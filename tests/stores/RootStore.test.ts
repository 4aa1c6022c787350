import { root, startAnew, useStore } from '@/stores/rootContext';
import { RootStore } from '@/stores/RootStore';

class Counter {
  count = 0;
}
class Doubled {
  constructor(private readonly root: RootStore) {}
  get value(): number {
    return this.root.get(Counter).count * 2;
  }
}

describe('RootStore', () => {
  it('makes a store on first use and gives the same one ever after', () => {
    const root = new RootStore();
    root.get(Counter).count = 4;
    expect(root.get(Counter).count).toBe(4);
  });

  it('lets a store find its peers', () => {
    const root = new RootStore();
    root.get(Counter).count = 3;
    expect(root.get(Doubled).value).toBe(6);
  });

  it('keeps two apps apart', () => {
    const one = new RootStore();
    one.get(Counter).count = 1;
    expect(new RootStore().get(Counter).count).toBe(0);
  });

  it('is one for the running app; a test begins with an app of its own', () => {
    const before = root;
    before.get(Counter).count = 3;
    const own = startAnew();
    expect(root).toBe(own);
    expect(useStore(Counter)).toBe(own.get(Counter));
    expect(own.get(Counter).count).toBe(0);
  });
});
