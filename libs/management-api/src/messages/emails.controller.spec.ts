import type { WorkspaceCall } from '@svc/http';
import { Throttled } from '@svc/kernel';
import type { PreviewEmail, PreviewRegistrationMessages } from '@svc/notifications';
import type { GuestList, PreviewRegistration } from '@svc/registration';
import type { PreviewBody, previewBody } from './email-preview.dto';
import { EmailsController } from './emails.controller';
import { PreviewTurns } from './preview-turns';

const NOT_NEEDED = {} as never;

/** Returns a controller whose previews of registrations last until they are made to fail. */
function aController() {
  const failures: (() => void)[] = [];
  const guests = {
    event: () => new Promise((_, reject) => failures.push(() => reject(new Error('Nothing to read.')))),
  } as unknown as GuestList;
  const previews = { execute: () => ({ subject: 'Sample', text: '', html: '' }) } as unknown as PreviewEmail;
  const registrations = NOT_NEEDED as PreviewRegistration;
  const clock = { now: () => new Date('2026-11-27T09:00:00Z') };
  const controller = new EmailsController(
    previews,
    registrations,
    NOT_NEEDED as PreviewRegistrationMessages,
    guests,
    new PreviewTurns(),
    clock,
  );
  const preview = (id: string, body: Partial<PreviewBody>) =>
    controller.preview({ workspace: { id, settings: {} }, body } as WorkspaceCall<{ body: typeof previewBody }>);
  return {
    failures,
    preview,
    registration: (id: string) => preview(id, { registration: { event: 'party' } as PreviewBody['registration'] }),
  };
}

it('[ADR 0124 r3] a workspace previews one registration at a time, beside mails by kind and other workspaces', async () => {
  const { failures, preview, registration } = aController();
  const first = registration('a');
  await expect(registration('a')).rejects.toThrow(Throttled);
  await expect(registration('a')).rejects.toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('Wait 2 s') as string });
  expect(await preview('a', { kind: 'order_confirmed' })).toMatchObject({ subject: 'Sample' });
  const other = registration('b');
  failures.forEach((fail) => fail());
  for (const ended of [first, other]) await expect(ended).rejects.toThrow('Nothing to read.');

  const next = registration('a');
  failures.at(-1)!();
  await expect(next).rejects.toThrow('Nothing to read.');
});
