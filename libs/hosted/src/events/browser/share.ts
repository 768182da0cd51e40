/** Shows the buttons that this browser can work: its own way of sharing, and copying. */
export function offerSharing(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
    const { share: url, title } = button.dataset;
    if (!('share' in navigator)) continue;
    button.disabled = false;
    button.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined));
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    if (!('clipboard' in navigator)) continue;
    button.disabled = false;
    button.addEventListener('click', () => void copy(button));
  }
}

/** Milliseconds for which a button says what came of it. */
const SAID_MS = 4_000;

/** Copies the link, and says on the button whether that was allowed, for a while. */
async function copy(button: HTMLElement): Promise<void> {
  const { copy: url = '', copied = '', refused = '' } = button.dataset;
  const label = button.querySelector('span')!;
  const before = (button.dataset['label'] ??= label.textContent);
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
  label.textContent = isCopied ? copied : refused;
  setTimeout(() => (label.textContent = before), SAID_MS);
}
