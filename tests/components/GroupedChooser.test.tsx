import { fireEvent, render, screen } from '@testing-library/react';
import { GroupedChooser } from '@/components/grouped-chooser/GroupedChooser';
import { Resource } from '@/stores/Resource';

interface Fruit {
  id: string;
  name: string;
}

const apple: Fruit = { id: '1', name: 'Apple' };
const apricot: Fruit = { id: '2', name: 'Apricot' };
const pear: Fruit = { id: '3', name: 'Pear' };
const groups = [
  { initial: 'A', items: [apple, apricot] },
  { initial: 'P', items: [pear] },
];
const groupsOf = () => groups;
const onChoose = jest.fn();

function show(): void {
  const fruit = new Resource(() => Promise.resolve(groups));
  fruit.set(groups);
  render(
    <GroupedChooser
      id="fruit-search"
      placeholder="Fruit"
      resource={fruit}
      groupsOf={groupsOf}
      find={(all, text) => all.flatMap(({ items }) => items).filter(({ name }) => name.includes(text))}
      nameOf={({ name }) => name}
      nothing={{ title: 'No such fruit', text: 'Try another' }}
      onChoose={onChoose}
    >
      <p>Fresh today</p>
    </GroupedChooser>,
  );
}

describe('GroupedChooser: one of many named things', () => {
  it('leads by initials to the groups, and returns what is tapped', () => {
    show();
    expect(screen.getByText('Fresh today')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Apricot' }));
    expect(onChoose).toHaveBeenCalledWith(apricot);
  });

  it('has one slider over all initials, which tells the letter and leads to its group (issue 11)', () => {
    const seen: string[] = [];
    // Which the test's document lacks.
    Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.id);
    };
    show();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: '按首字母查找' });
    expect([slider.min, slider.max, slider.getAttribute('aria-valuetext')]).toEqual(['0', '1', 'A']);
    fireEvent.touchStart(slider);
    fireEvent.change(slider, { target: { value: '1' } });
    expect(seen).toEqual(['initial-P']);
    expect(slider.getAttribute('aria-valuetext')).toBe('P');
    // The letter under the finger, as long as it is held.
    expect(document.querySelector('.bubble')?.textContent).toBe('P');
    fireEvent.touchEnd(slider);
    expect(document.querySelector('.bubble')).toBeNull();
  });

  it('shows what a text finds in the place of the groups, and says where it finds nothing', () => {
    show();
    const type = (value: string): void =>
      void fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    type('ear');
    expect(screen.getAllByRole('listitem').map(row => row.textContent)).toEqual(['Pear']);
    expect(screen.queryByText('Fresh today')).toBeNull();
    type('kiwi');
    expect(screen.getByRole('heading', { name: 'No such fruit' })).toBeTruthy();
    type(' ');
    expect(screen.getByText('Fresh today')).toBeTruthy();
  });
});
