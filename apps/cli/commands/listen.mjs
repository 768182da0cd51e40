import { endAsked } from '../../../tools/start/end-asked.mjs';
import { EventStream } from '../listen/event-stream.mjs';
import { forward, forwardAddress } from '../listen/forward.mjs';
import { listenSecret } from '../listen/listen-secret.mjs';
import { eventTypes } from '../trigger/things.mjs';

/** Events of the workspace, as they happen, to a server on this machine. */
export const listen = {
  name: 'listen',
  summary: 'Forward webhook events to a server on this machine, as they happen',
  about:
    'Events are signed as webhooks are. The signing secret is printed first and stays the same on this machine: let your server verify with it.\n' +
    'It runs until interrupted (Ctrl+C), and reconnects after a restart of the service: no event is lost, and none that your server answered is sent again.\n' +
    'Samples that trigger sends are marked: their bodies have "sample": true.\n' +
    'Without --forward-to, it prints the events. With --json, it prints one JSON object per line.',
  needs: 'workspace',
  options: {
    'forward-to': { type: 'string', value: '<address>', text: 'URL of your own server, such as http://localhost:8081/webhooks' },
    live: { type: 'boolean', text: 'events of live mode (default: test mode)' },
    events: {
      type: 'string',
      value: '<types>',
      among: eventTypes,
      text: 'only these, separated by commas: checkout.completed,order.updated',
    },
    secret: { type: 'string', value: '<whsec_…>', text: 'sign with this secret' },
    'print-secret': { type: 'boolean', text: 'print the secret, and nothing else' },
    anywhere: { type: 'boolean', text: 'allow another machine in --forward-to' },
  },
  async run({ client, values, env, print, complain }) {
    const url =
      values['forward-to'] === undefined
        ? undefined
        : forwardAddress(values['forward-to'], { service: client.base, anywhere: values.anywhere });
    const workspace = await client.call('GET', '/workspace');
    const secret = await listenSecret({ url: client.base, workspace: workspace.ref, option: values.secret }, env);
    if (values['print-secret']) return { data: { secret }, text: secret };

    const ending = new AbortController();
    void endAsked().then(() => ending.abort());
    const stream = new EventStream(client, { mode: values.live ? 'live' : 'test', events: values.events }, complain);
    const listener = new Listener({
      workspace: workspace.slug,
      url,
      secret,
      signal: ending.signal,
      complain,
      output: values.json ? jsonOutput(print) : textOutput(print),
    });
    for await (const message of stream.messages(ending.signal)) {
      if (await listener.handles(message)) stream.acknowledge(message);
    }
    return undefined;
  },
};

/** Handles the messages of a stream. */
class Listener {
  #how;
  #isGoingOn = false;

  constructor(how) {
    this.#how = how;
  }

  /** Returns true when the service is done with a message: not when the command was interrupted meanwhile. */
  async handles({ event, data }) {
    if (event === 'listening') this.#begin(JSON.parse(data));
    return event !== 'webhook' || this.#pass(JSON.parse(data));
  }

  #begin({ mode, resumed }) {
    const { workspace, url, secret, complain, output } = this.#how;
    if (!this.#isGoingOn) output.begins({ workspace, mode, forwardTo: url, secret });
    else if (!resumed) complain('The service no longer has the events since the connection was lost: some may be missing.');
    this.#isGoingOn = true;
  }

  async #pass(delivery) {
    const { url, secret, signal, complain, output } = this.#how;
    const onRetry = (reason, ms) => complain(`${url} does not respond (${reason}); retrying in ${ms / 1_000} s.`);
    const outcome = url && (await forward(delivery, { url, secret, signal, onRetry }));
    if (outcome && signal.aborted && outcome.status === undefined) return false;
    output.shows({ at: new Date().toISOString(), ...delivery, ...outcome });
    return true;
  }
}

function jsonOutput(print) {
  return {
    begins: (listening) => print(JSON.stringify({ listening })),
    shows: ({ body, ...delivery }) => print(JSON.stringify({ ...delivery, event: JSON.parse(body) })),
  };
}

function textOutput(print) {
  return {
    begins({ workspace, mode, forwardTo, secret }) {
      const where = forwardTo
        ? `, forwarded to ${forwardTo}, signed with\n\n  ${secret}\n`
        : '. Add --forward-to to send them to your server.';
      print(`Listening to ${mode} events of ${workspace}${where}`);
    },
    shows: ({ at, type, eventRef, body, status, reason, ms }) =>
      print([at, type.padEnd(19), eventRef, ...markOf(body), ...outcomeOf({ status, reason, ms, body })].join('  ')),
  };
}

const markOf = (body) => (JSON.parse(body).sample ? ['sample'] : []);

function outcomeOf({ status, reason, ms, body }) {
  if (status !== undefined) return [`${status}`, `${ms} ms`];
  return [reason ? `not forwarded: ${reason}` : JSON.stringify(JSON.parse(body).data)];
}
