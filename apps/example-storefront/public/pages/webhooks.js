import { h } from '../dom.js';

/** The webhooks that the service has sent to this shop's server, live. The server sends the latest first whenever the page connects. */
export function render() {
  const list = h('ol', { class: 'webhooks', reversed: true });
  const state = h('p', { class: 'quiet', role: 'status' }, 'Connecting…');

  const source = new EventSource('/webhooks/stream');
  source.onopen = () => {
    state.textContent = 'Nothing yet. Buy something, or register for a free event, and it shows here.';
    list.replaceChildren();
  };
  source.onmessage = ({ data }) => {
    list.prepend(received(JSON.parse(data)));
    state.textContent = 'The latest is on top. What comes shows by itself.';
  };
  source.onerror = () =>
    (state.textContent =
      source.readyState === EventSource.CLOSED
        ? 'They contain data of buyers, so they are shown here only while the shop is being developed.'
        : 'The shop’s server is away. Trying again…');

  return {
    title: 'Webhooks',
    content: h(
      'section',
      {},
      h('h1', {}, 'Webhooks'),
      h('p', { class: 'lead' }, 'What the service tells this shop’s server as it happens.'),
      state,
      list,
    ),
  };
}

const received = ({ verified, receivedAt, event, text }) =>
  h(
    'li',
    { class: verified ? 'webhook' : 'webhook refused' },
    h(
      'div',
      { class: 'tier-head' },
      h('h2', {}, verified ? event.type : 'Not from the service'),
      h('span', { class: 'pill' }, verified ? '✓ Verified' : '✗ Not verified'),
    ),
    h(
      'p',
      { class: 'quiet' },
      h('time', { datetime: receivedAt }, new Date(receivedAt).toLocaleString(document.documentElement.lang)),
      event && ['', event.mode, event.id].filter((part) => part !== undefined).join(' · '),
    ),
    event ? facts(event.data) : h('pre', {}, text),
  );

/** Events name things by their refs only; what else there is to know is asked of the API. */
const facts = (data) =>
  h(
    'dl',
    { class: 'facts' },
    Object.entries(data).map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value ?? '–'))),
  );
