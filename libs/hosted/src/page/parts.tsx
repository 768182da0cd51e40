import type { ComponentChildren, JSX } from 'preact';

/** Shapes of the icons. They are decorative: the text beside them has the same meaning. */
const SHAPES = {
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  clock: <path d="M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />,
  cross: <path d="M7 7l10 10M17 7L7 17" />,
  down: <path d="M6 9.5l6 6 6-6" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3v4.5M15.5 3v4.5" />,
  link: <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5" />,
  lock: <path d="M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z" />,
  pin: <path d="M12 21c4-4.5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6.5 6.5 11zM14 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z" />,
  share: <path d="M12 15V4M8 7.5L12 3.5l4 4M6 12H4.5v8.5h15V12H18" />,
  look: <path d="M16 16l4.5 4.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />,
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}

/** Tone of a part: success, warning or error. */
export type Tone = 'good' | 'warn' | 'bad';

interface WithChildren {
  children: ComponentChildren;
}

/** Section with a border of its own. */
export function SafePayment({ text }: { text: string }) {
  return (
    <p class="safe">
      <Icon name="lock" size={18} />
      <span>{text}</span>
    </p>
  );
}

export function Card({ children }: WithChildren) {
  return <section class="card stack">{children}</section>;
}

/** Notice at the top of a page or section. */
export function Notice({ tone, children }: WithChildren & { tone?: Tone }) {
  return <div class={`notice tight ${tone ?? ''}`}>{children}</div>;
}

/** Completed fields, collapsed to a summary that opens them for changes. */
export function CompletedFields({ summary, change, children }: WithChildren & { summary: string; change: string }) {
  return (
    <details class="completed">
      <summary>
        <span>{summary}</span>
        <span>{change}</span>
      </summary>
      <div class="stack">{children}</div>
    </details>
  );
}

/** State of a payment, order or request at the top of its page, with the page's heading and the next steps. */
export function StatusCard({ tone, icon, title, children }: WithChildren & { tone?: Tone; icon: IconName; title: string }) {
  return (
    <section class={`card status-card ${tone ?? ''}`}>
      <span class="status-icon">
        <Icon name={icon} size={28} />
      </span>
      <h1>{title}</h1>
      {children}
    </section>
  );
}

/** State in a word or two. */
export function Badge({ tone, children }: WithChildren & { tone?: Tone }) {
  return <span class={`badge ${tone ?? ''}`}>{children}</span>;
}

/** List of names and values; undefined values are left out. */
export function Facts({ of: facts }: { of: readonly (readonly [name: string, value: ComponentChildren | undefined])[] }) {
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>])}
    </dl>
  );
}

export interface ButtonLook {
  /** Secondary action. */
  second?: boolean;
  wide?: boolean;
  /** Shown only without scripts, which would do the same by themselves. */
  plain?: boolean;
}

/** Submit button of the form around it, or of the one with the id `form`; `unchecked`: without validation by the browser. */
export function Button({
  children,
  name,
  value,
  unchecked,
  form,
  ...look
}: WithChildren & ButtonLook & { name?: string; value?: string; unchecked?: boolean; form?: string }) {
  return (
    <button type="submit" class={buttonClass(look)} name={name} value={value} form={form} formNoValidate={unchecked}>
      {children}
    </button>
  );
}

/** Link that looks like a button; `download` saves its target, `label` names it where its text alone does not. */
export function ButtonLink({
  children,
  href,
  download,
  label,
  ...look
}: WithChildren & ButtonLook & { href: string; download?: boolean; label?: string }) {
  return (
    <a class={buttonClass(look)} href={href} download={download} aria-label={label}>
      {children}
    </a>
  );
}

function buttonClass({ second, wide, plain }: ButtonLook): string {
  return ['button', second && 'second', wide && 'wide', plain && 'plain-only'].filter(Boolean).join(' ');
}
