import { inDays, openShop, type Shop } from '@svc/testing';
import { createTransport } from 'nodemailer';
import type { Effort } from './compare';
import type { Figure } from './figures';
import { median, medianOf } from './load/rounds';
import { type Measured, MeasuredService } from './measured-service';
import { Receiver, rateOf } from './receiver';
import { registrationsAt } from './registrations.bench';

/** Mails of a round; each has a ticket in print and an entry for calendars. */
const MAILS = 300;
/** Mails before those, in which the worker and its threads that print start. */
const FIRST_MAILS = 100;
/** Connections of a worker to its mail server. */
const CONNECTIONS = 5;
const GUESTS_AT_ONCE = 20;

const fair = {
  slug: 'fair',
  title: 'Fair',
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 1_000_000 }],
};

/**
 * Mails of one worker to a mail server on loopback, queues in Redis: of guests that have registered before it starts. The floor is a loop
 * that sends the bytes of such a mail through as many connections.
 */
export async function mails({ rounds }: Effort): Promise<Figure[]> {
  const receiver = await Receiver.start('mail-receiver.mjs');
  const env = { REDIS_URL: process.env['TEST_REDIS_URL']!, SMTP_URL: receiver.url, MAIL_FROM: 'tickets@shop.example' };
  const service = await MeasuredService.start({ env });
  try {
    const shop = await openShop(service.running, 'fair', { version: 1, events: [fair] });
    let guests = 0;
    const round = async () => backlog(service, receiver, shop, (guests += FIRST_MAILS + MAILS));
    await round();
    const mail = await receiver.newest();
    const made: (Measured & { floor: number })[] = [];
    for (let at = 0; at < rounds; at += 1) made.push({ floor: await sendBytes(receiver, mail), ...(await round()) });
    const { perSecond: value, floor, serviceMicros, databaseMicros } = medianOf(made);
    const ratio = median(made.map((one) => one.perSecond / one.floor));
    return [{ name: 'mails of one worker, each with a ticket', value, unit: '/s', floor, ratio, serviceMicros, databaseMicros }];
  } finally {
    await service.stop();
    await receiver.stop();
  }
}

/** Registers guests, starts a worker, and times it from the first mail that counts to the last. */
async function backlog(service: MeasuredService, receiver: Receiver, shop: Shop, firstGuest: number): Promise<Measured> {
  const { running } = service;
  await registerGuests(service, shop, firstGuest);
  await service.vacuum();
  const worker = await running.startWorker();
  const { length: first } = await receiver.take(FIRST_MAILS);
  const { perSecond, serviceMicros, databaseMicros } = await service.measure(async () => {
    const received = await receiver.take(FIRST_MAILS + MAILS - first);
    return { answered: received.length, perSecond: rateOf(received) };
  });
  await worker.stop();
  running.processes.splice(running.processes.indexOf(worker), 1);
  return { perSecond, serviceMicros, databaseMicros };
}

/** Registers as many guests as a worker is to send mails; `first` is the number of the first one. */
async function registerGuests(service: MeasuredService, shop: Shop, first: number): Promise<void> {
  const { request } = await registrationsAt(service, shop, fair.slug);
  for (let number = first; number < first + FIRST_MAILS + MAILS; number += GUESTS_AT_ONCE) {
    const many = Array.from({ length: GUESTS_AT_ONCE }, (_, index) => ({
      ...(request.body as object),
      contact: { name: 'Ada Obi', email: `guest.${number + index}@example.com` },
    }));
    await Promise.all(many.map((body) => service.running.client.post(request.path, body, { key: shop.keys.secretLive })));
  }
}

/** Sends the bytes of a mail as often as a round has mails. Returns mails a second. */
async function sendBytes(receiver: Receiver, raw: Buffer): Promise<number> {
  const transport = createTransport({ url: receiver.url, pool: true, maxConnections: CONNECTIONS });
  const envelope = { from: 'tickets@shop.example', to: 'guest@example.com' };
  await Promise.all(Array.from({ length: MAILS }, () => transport.sendMail({ envelope, raw })));
  transport.close();
  return rateOf(await receiver.take(MAILS));
}
