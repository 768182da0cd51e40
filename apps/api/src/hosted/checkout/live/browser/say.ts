const READ_AFTER_MS = 150;
const SHOWN_MS = 6_000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes the place from which screen readers read; it has to be there before anything is said in it. */
export function prepareToSay(): void {
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'said';
  document.body.append(region);
}

/** Has screen readers read a text when they are done with what they read; `seen`: everybody sees it as well, for a while. */
export function say(text: string, { seen = false } = {}): void {
  if (!region) return;
  const place = region;
  clearTimeout(timer);
  place.textContent = '';
  place.classList.toggle('seen', seen);
  timer = setTimeout(() => {
    place.textContent = text;
    timer = setTimeout(() => (place.textContent = ''), SHOWN_MS);
  }, READ_AFTER_MS);
}
