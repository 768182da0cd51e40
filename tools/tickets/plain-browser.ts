/** A control of a form, as a browser without JavaScript sees it. */
export interface Control {
  tag: 'input' | 'select' | 'textarea' | 'button';
  name: string;
  type: string;
  value: string;
  required: boolean;
  /** Chosen as the page comes: a box, a radio button. */
  checked: boolean;
  /** Values of a list to choose from. */
  options: string[];
  /** Sends the form without a look at what is required. */
  unchecked: boolean;
}

export interface PlainForm {
  method: string;
  action: string;
  controls: Control[];
}

/**
 * A browser without JavaScript: it follows redirects, pages that lead on by themselves, and forms, and refuses to send one in which
 * something required is missing, as browsers do.
 */
export class PlainBrowser {
  url = '';
  html = '';
  status = 0;

  async open(address: string): Promise<void> {
    await this.ask(new URL(address, this.url || undefined), {});
  }

  /** The forms of the page, in their order. */
  get forms(): PlainForm[] {
    return [...this.html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].map(([, attributes = '', content = '']) => ({
      method: (attribute(attributes, 'method') ?? 'get').toLowerCase(),
      action: attribute(attributes, 'action') ?? this.url,
      controls: [...controlsIn(content), ...this.controlsFor(attribute(attributes, 'id'))],
    }));
  }

  /** The buttons elsewhere on the page that belong to the form of this id. */
  private controlsFor(id: string | undefined): Control[] {
    if (id === undefined) return [];
    const buttons = [...this.html.matchAll(/<button\b([^>]*)>[^]*?<\/button>/g)];
    return buttons.filter(([, attributes = '']) => attribute(attributes, 'form') === id).flatMap(([html]) => controlsIn(html));
  }

  /** The form with a control of which `isMeant` holds. */
  formWith(isMeant: (control: Control) => boolean): PlainForm {
    const form = this.forms.find(({ controls }) => controls.some(isMeant));
    if (!form) throw new Error(`There is no such form at ${this.url}: ${textOf(this.html)}`);
    return form;
  }

  /**
   * Sends a form: what the page has filled in, with `given` in place of it.
   * @param button the name and value of the button that is pressed; by default the one that Enter presses
   */
  async send(
    { method, action, controls }: PlainForm,
    values: Record<string, string>,
    button?: { name: string; value: string },
  ): Promise<void> {
    const pressed = button
      ? controls.find((control) => control.tag === 'button' && control.name === button.name && control.value === button.value)
      : undefined;
    if (button && !pressed) throw new Error(`There is no button ${button.name}=${button.value} at ${this.url}`);
    const entries = entriesOf(controls, values);
    const missing = controls.filter(({ required, name }) => required && !entries.some(([entry, value]) => entry === name && value !== ''));
    if (missing.length > 0 && !pressed?.unchecked)
      throw new Error(`Required, and not filled in at ${this.url}: ${missing.map(({ name }) => name).join(', ')}`);
    const all = new URLSearchParams([...entries, ...(button ? [[button.name, button.value]] : [])]);
    const address = new URL(action, this.url);
    if (method === 'get') await this.ask(new URL(`${address.pathname}?${all}${address.hash}`, address), {});
    else await this.ask(address, { method: 'POST', body: all, headers: { 'sec-fetch-site': 'same-origin' } });
  }

  private async ask(address: URL, request: RequestInit): Promise<void> {
    let [at, next] = [address, request];
    for (let hop = 0; hop < 20; hop += 1) {
      const answer = await fetch(at, { ...next, redirect: 'manual' });
      const [, later] = /^\d+;\s*url=(.*)$/i.exec(answer.headers.get('refresh') ?? '') ?? [];
      const onward = answer.headers.get('location') ?? later;
      if (onward === undefined) {
        Object.assign(this, { url: at.href, status: answer.status, html: await answer.text() });
        return;
      }
      [at, next] = [new URL(onward, at), {}];
    }
    throw new Error(`No end of redirects at ${at.href}`);
  }
}

/** The words of a page. */
export function textOf(html: string): string {
  return decoded(html.replace(/<style[^]*?<\/style>|<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function entriesOf(controls: readonly Control[], values: Record<string, string>): [string, string][] {
  return controls.flatMap(({ tag, name, type, value, checked }): [string, string][] => {
    if (tag === 'button' || name === '') return [];
    if (type === 'radio' || type === 'checkbox')
      return (Object.hasOwn(values, name) ? values[name] === value : checked) ? [[name, value]] : [];
    return [[name, Object.hasOwn(values, name) ? values[name]! : value]];
  });
}

function controlsIn(content: string): Control[] {
  return [...content.matchAll(/<(input|select|textarea|button)\b([^>]*)>(?:([^]*?)<\/\1>)?/g)].map(
    ([, tag, attributes = '', inner = '']) => {
      const options = [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => ({
        value: attribute(option, 'value') ?? '',
        selected: has(option, 'selected'),
      }));
      const chosen = options.find(({ selected }) => selected) ?? options[0];
      const value = tag === 'select' ? chosen?.value : tag === 'textarea' ? decoded(inner) : attribute(attributes, 'value');
      return {
        tag: tag as Control['tag'],
        name: attribute(attributes, 'name') ?? '',
        type: attribute(attributes, 'type') ?? 'text',
        value: value ?? '',
        required: has(attributes, 'required'),
        checked: has(attributes, 'checked'),
        options: options.map((option) => option.value),
        unchecked: has(attributes, 'formnovalidate'),
      };
    },
  );
}

function attribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes) ?? [];
  return value === undefined ? undefined : decoded(value);
}

function has(attributes: string, name: string): boolean {
  return new RegExp(`(?:^|\\s)${name}(?:=|\\s|/|$)`, 'i').test(attributes.replace(/"[^"]*"/g, '""'));
}

function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
