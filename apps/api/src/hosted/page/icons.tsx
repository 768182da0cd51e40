import type { JSX } from 'preact';

/** What each says, it says beside words: none of them is read out. */
const SHAPES = {
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  clock: <path d="M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />,
  cross: <path d="M7 7l10 10M17 7L7 17" />,
  down: <path d="M6 9.5l6 6 6-6" />,
  lock: <path d="M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z" />,
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
