/** Steps from one choice to the next, by key. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const radiosOf = (group: HTMLElement): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[role="radio"]:not([disabled])'),
];

/** One stop for Tab: the choice that is taken, or the first one. */
function arrange(group: HTMLElement): void {
  const radios = radiosOf(group);
  const taken = radios.find(radio => radio.getAttribute('aria-checked') === 'true') ?? radios[0];
  for (const radio of radios) radio.tabIndex = radio === taken ? 0 : -1;
}

/**
 * Gives a group of radio buttons the keys of one (ARIA pattern “radio group”): Tab stops at it once, the arrow keys take
 * the next choice, round and round. What comes, goes or is taken later is followed as long as the group is there.
 */
export function giveRadioKeys(group: HTMLElement | null): void {
  if (!group) return;
  arrange(group);
  const changes = {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-checked', 'disabled'],
  };
  new MutationObserver(() => arrange(group)).observe(group, changes);
  group.addEventListener('keydown', event => {
    const step = steps[event.key];
    const radios = radiosOf(group);
    const at = radios.findIndex(radio => radio === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = radios[(at + step + radios.length) % radios.length];
    next?.focus();
    next?.click();
  });
}
