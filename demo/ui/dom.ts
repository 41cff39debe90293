/** What may be put into an element: nodes, and text that stays text. */
export type Child = Node | string | number | false | null | undefined | readonly Child[];

type Listeners = { readonly [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void };

export interface Attributes {
  readonly on?: Listeners;
  readonly [name: string]: string | number | boolean | undefined | Listeners;
}

/**
 * Makes an element. Strings become text nodes and attributes are set one by one, so nothing a memory says is ever read as
 * markup; `true` sets an empty attribute, `false` and `undefined` leave it out.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false || typeof value === 'object') continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const [type, listener] of Object.entries(attributes.on ?? {})) {
    element.addEventListener(type, listener as EventListener);
  }
  element.append(...nodesOf(children));
  return element;
}

/** Replaces what an element holds. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...nodesOf(children));
}

/** An element of the page by its id. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} with the id ${id}.`);
  return found;
}

let ids = 0;

/** An id that no other element of the page has. */
export function freshId(prefix: string): string {
  ids += 1;
  return `${prefix}-${ids}`;
}

/** Text that a person wrote, in whatever direction its script runs. */
export function said(text: string, className = 'said', ...children: readonly Child[]): HTMLParagraphElement {
  return h('p', { class: className, dir: 'auto' }, ...(children.length > 0 ? children : [text]));
}

/** A button that does not submit. */
export function button(
  label: Child,
  onClick: (event: MouseEvent) => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  return h('button', { type: 'button', class: 'quiet', ...attributes, on: { click: onClick } }, label);
}

function nodesOf(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child): (Node | string)[] => {
    if (child === null || child === undefined || child === false) return [];
    if (typeof child === 'number') return [String(child)];
    if (typeof child === 'string' || child instanceof Node) return [child];
    return nodesOf(child);
  });
}
