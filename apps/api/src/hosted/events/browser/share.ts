/** Shows the buttons that this browser can work: its own way of sharing, and copying. */
export function offerSharing(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const { share: url, title } = button.dataset;
    if (!('share' in navigator)) continue;
    button.hidden = false;
    button.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined));
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    if (!('clipboard' in navigator)) continue;
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: url = '', copied = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(url);
    button.querySelector('span')!.textContent = copied;
  } catch {
    button.hidden = true;
  }
}
