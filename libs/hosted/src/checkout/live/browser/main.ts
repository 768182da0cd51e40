import { countDown } from './countdown';
import { announce, livePage, prepareAnnouncements } from './page';
import { followChoices } from './price';
import { guardForm, unguardForm } from './submit';
import { pollNow, watch } from './watch';

/** Makes copy buttons write their value to the clipboard. */
function offerCopies(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-copy]');
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
    announce(livePage().words.copied, { isVisible: true });
  } catch {
    const value = button.parentElement?.querySelector('strong');
    if (!value) return;
    getSelection()?.selectAllChildren(value);
    announce(livePage().words.selected, { isVisible: true });
  }
}

prepareAnnouncements();
document.querySelector<HTMLElement>('[role=alert][autofocus]')?.focus();
followChoices();
guardForm();
offerCopies();
countDown(() => void pollNow({ anyNews: true }));
watch();
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  unguardForm();
  void pollNow({ anyNews: true });
});
