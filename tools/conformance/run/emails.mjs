import { ask, eventually } from './client.mjs';

/** The newest mail to an address, once there is one. @param {import('./instance.mjs').Instance} instance @param {(mail: unknown) => boolean} [passes] @returns {Promise<unknown>} */
export function emailTo(instance, address, passes = () => true) {
  return eventually(`${address} has a mail`, async () => (await instance.inbox(address)).find(passes));
}

/** The address of the ticket's page that a mail leads to. */
export function ticketPageIn({ text }) {
  const [url] = /https?:\/\/\S+\/t\/att_\S+/.exec(text) ?? [];
  if (!url) throw new Error(`The mail leads to no ticket: ${text}`);
  return url;
}

/** The attachments of an email that are of a type, as they came. @returns {Promise<import('./client.mjs').Answer[]>} */
export function attachmentsOf({ attachments }, type) {
  return Promise.all(attachments.filter(({ contentType }) => contentType.startsWith(type)).map(({ url }) => ask(url)));
}

/**
 * The entries of a calendar file: the values of each by their names, without parameters.
 * @param {string} ics
 * @returns {Record<string, string>[]}
 */
export function calendarEntriesIn(ics) {
  const unfolded = ics.replaceAll(/\r\n[ \t]/g, '');
  return [...unfolded.matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g)].map(([, body]) => {
    const lines = [...body.matchAll(/^([A-Z-]+)(?:;(?:"[^"]*"|[^:"])*)?:(.*?)\r?$/gm)];
    return Object.fromEntries(lines.map(([, name, value]) => [name, value.replaceAll('\\,', ',')]));
  });
}
