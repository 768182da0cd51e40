import { here } from './page';
import { say } from './say';

/** Copies what a button stands beside. */
export function offerCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-copy]');
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
    say(here().words.copied, { seen: true });
  } catch {
    const value = button.parentElement?.querySelector('strong');
    if (!value) return;
    getSelection()?.selectAllChildren(value);
    say(here().words.selected, { seen: true });
  }
}
