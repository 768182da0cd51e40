import { countDown } from './countdown';
import { here, prepareToSay, say } from './page';
import { followChoices } from './price';
import { guardForm, unguardForm } from './submit';
import { askNow, watch } from './watch';

/** Copies what a button stands beside. */
function offerCopies(): void {
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

prepareToSay();
document.querySelector<HTMLElement>('[role=alert][autofocus]')?.focus();
followChoices();
guardForm();
offerCopies();
countDown(() => void askNow({ anyNews: true }));
watch();
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  unguardForm();
  void askNow({ anyNews: true });
});
