type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Morphs `old` into `next` with few changes, so that remaining elements keep their focus, caret and typed values. */
export function morph(old: Element, next: Element): void {
  const focused = document.activeElement;
  const values = new Map(controlsIn(old).map((control) => [keyOf(control), valueOf(control)]));
  matchChildren(old, next);
  for (const control of controlsIn(old)) restore(control, values.get(keyOf(control)));
  if (focused && focused !== document.body && !focused.isConnected) {
    const key = keyOf(focused);
    [...old.querySelectorAll<HTMLElement>('[name]')].find((element) => keyOf(element) === key)?.focus({ preventScroll: true });
  }
}

function matchChildren(old: Element, next: Element): void {
  let at = old.firstChild;
  for (const wanted of [...next.childNodes]) {
    const match = findFrom(at, keyOf(wanted));
    if (!match) {
      old.insertBefore(imported(wanted), at);
      continue;
    }
    while (at && at !== match) at = removed(at);
    at = match.nextSibling;
    if (match instanceof Element && wanted instanceof Element) matchElement(match, wanted);
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue;
  }
  while (at) at = removed(at);
}

function matchElement(old: Element, next: Element): void {
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name) && !isReaderState(old, name)) old.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name)!;
    if (name !== 'autofocus' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  matchChildren(old, next);
}

/** Returns true for an attribute that the reader controls: an open `<details>` stays open. */
function isReaderState(element: Element, attribute: string): boolean {
  return element instanceof HTMLDetailsElement && attribute === 'open';
}

/** Imports a node without `autofocus`, so that it does not take the focus. */
function imported(node: Node): Node {
  const copy = document.importNode(node, true);
  if (copy instanceof Element) for (const element of [copy, ...copy.querySelectorAll('[autofocus]')]) element.removeAttribute('autofocus');
  return copy;
}

function findFrom(start: ChildNode | null, key: string): ChildNode | undefined {
  for (let node = start; node; node = node.nextSibling) if (keyOf(node) === key) return node;
  return undefined;
}

function removed(node: ChildNode): ChildNode | null {
  const { nextSibling } = node;
  node.remove();
  return nextSibling;
}

/** Returns the key that identifies a node on both pages: name or id of an element, or of the first field in it. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  const named = isNamed(node) ? node : (node.querySelector('[name]') ?? node.querySelector('[id]'));
  return `${node.nodeName} ${named ? elementKey(named) : ''}`;
}

function isNamed(element: Element): boolean {
  return element.id !== '' || element.hasAttribute('name');
}

function elementKey(element: Element): string {
  const name = element.getAttribute('name');
  if (name === null) return element.id;
  const isOneOfSeveral = element instanceof HTMLButtonElement || (element instanceof HTMLInputElement && isTicked(element));
  return [name, element.getAttribute('type'), isOneOfSeveral && element.value].join(' ');
}

function controlsIn(root: Element): Control[] {
  return [...root.querySelectorAll<Control>('input:not([type=hidden]),select,textarea')];
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

function valueOf(control: Control): string | boolean {
  return control instanceof HTMLInputElement && isTicked(control) ? control.checked : control.value;
}

function restore(control: Control, value: string | boolean | undefined): void {
  if (value === undefined || value === valueOf(control)) return;
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else if (!(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)) control.value = value;
}
