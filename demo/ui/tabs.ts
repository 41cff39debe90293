/** Tabs as the ARIA practices describe them: one stop for the Tab key, arrows between them. */
export interface Tabs {
  select(name: string): void;
  readonly selected: string;
}

/**
 * Binds the buttons of a tab list to the panels they name in `aria-controls`. Tabs that are not displayed, because the
 * window has room for their panel anyway, are passed over.
 */
export function bindTabs(list: HTMLElement, onSelect: (name: string) => void): Tabs {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  let selected = '';

  const select = (name: string) => {
    selected = name;
    for (const tab of tabs) {
      const chosen = tab.dataset.view === name;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
    }
    onSelect(name);
  };

  const move = (from: HTMLElement, key: string) => {
    const shown = tabs.filter((tab) => tab.offsetParent !== null);
    const at = shown.indexOf(from);
    const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const to = steps[key];
    const next = to === undefined ? undefined : shown.at(to % shown.length);
    if (next?.dataset.view === undefined) return false;
    select(next.dataset.view);
    next.focus();
    return true;
  };

  list.addEventListener('click', (event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab?.dataset.view !== undefined) select(tab.dataset.view);
  });
  list.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLElement && move(event.target, event.key)) event.preventDefault();
  });

  return {
    select,
    get selected() {
      return selected;
    },
  };
}
