import { h } from './dom.js';

/** Ways to keep an event and to share it. Nothing is requested from others before one of them is used. */
export function sharing({ slug, title }) {
  const address = `${location.origin}/events/${slug}`;
  const query = (entries) => new URLSearchParams(entries).toString().replaceAll('+', '%20');
  return h(
    'p',
    { class: 'row sharing' },
    h('a', { href: `/events/${slug}/event.ics` }, 'Add to your calendar'),
    h('a', { href: `mailto:?${query({ subject: title, body: address })}` }, 'Share by e-mail'),
    h('a', { href: `https://wa.me/?${query({ text: `${title} ${address}` })}`, rel: 'noopener' }, 'Share on WhatsApp'),
    copyButton(address, title),
  );
}

/** The device's own way to share where it has one, else the clipboard. */
function copyButton(url, title) {
  const label = navigator.share ? 'Share' : 'Copy the link';
  const button = h('button', { class: 'button link', type: 'button', onclick: share }, label);
  async function share() {
    if (navigator.share) return navigator.share({ url, title }).catch(() => undefined); // Given up.
    button.textContent = await navigator.clipboard.writeText(url).then(
      () => 'Copied',
      () => url,
    );
  }
  return h('span', { 'aria-live': 'polite' }, button);
}
