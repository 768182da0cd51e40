import { Controller, Get, Header, Param, ParseIntPipe, Query, Req, Res } from '@nestjs/common';
import { Mailbox, ServiceConfig } from '@svc/composition';
import { type HostedPage, renderPage } from '@svc/hosted';
import { read, ServesEveryWorkspace } from '@svc/http';
import { Clock, NotFound } from '@svc/kernel';
import type { Request, Response } from 'express';
import { inboxQuery, type InboxQuery } from './inbox.dto';
import { inboxPage, emailPage } from './inbox-page';

type Entry = Awaited<ReturnType<Mailbox['list']>>[number];

/** Policy of emails: pictures of the merchant and the service are allowed and nothing else, also when an email is opened as a page of its own. */
const EMAIL_POLICY =
  "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Every message that the service has sent in development (docs/spec/around.md, "Development only"). */
@ServesEveryWorkspace()
@Controller('dev')
export class InboxController {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly config: ServiceConfig,
    private readonly clock: Clock,
  ) {}

  @Get('inbox.json')
  @Header('Cache-Control', 'no-store')
  async list(@Query(read(inboxQuery)) query: InboxQuery, @Req() request: Request) {
    const base = `${request.protocol}://${request.headers.host ?? ''}`;
    return (await this.mailbox.list(query)).map((entry) => ({
      ...entry,
      attachments: entry.attachments.map((attachment, index) => ({ ...attachment, url: `${base}${attachmentPath(entry, index)}` })),
    }));
  }

  @Get('inbox')
  async page(@Query(read(inboxQuery)) query: InboxQuery, @Res() response: Response): Promise<void> {
    const { smtpUrl, smsUrl } = this.config.messaging;
    sendPage(
      response,
      inboxPage({
        entries: await this.mailbox.list(query),
        query,
        now: this.clock.now(),
        elsewhere: { email: Boolean(smtpUrl), sms: Boolean(smsUrl) },
      }),
    );
  }

  @Get('inbox/:id')
  async open(@Param('id') id: string, @Res() response: Response): Promise<void> {
    sendPage(response, emailPage(await this.find(id)));
  }

  @Get('inbox/:id/email.html')
  async email(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const { html } = await this.find(id);
    if (html === undefined) throw new NotFound('email');
    send(response, EMAIL_POLICY, html);
  }

  @Get('inbox/:id/attachments/:index/:name')
  async attachment(@Param('id') id: string, @Param('index', ParseIntPipe) index: number, @Res() response: Response): Promise<void> {
    const attachment = await this.mailbox.attachment(id, index);
    if (!attachment) throw new NotFound('attachment');
    response.setHeader('Content-Disposition', attachment.contentType === 'application/pdf' ? 'inline' : 'attachment');
    response.setHeader('Content-Type', attachment.contentType);
    response.setHeader('Cache-Control', 'no-store');
    response.end(attachment.content);
  }

  private async find(id: string): Promise<Entry> {
    const entry = await this.mailbox.find(id);
    if (!entry) throw new NotFound('message');
    return entry;
  }
}

function attachmentPath({ id, attachments }: Entry, index: number): string {
  return `/dev/inbox/${id}/attachments/${index}/${encodeURIComponent(attachments[index]!.filename)}`;
}

/** Sends a page of this host that may frame emails of this host. */
function sendPage(response: Response, page: HostedPage): void {
  const { html, policy } = renderPage(page);
  send(response, `${policy}; frame-src 'self'`, html);
}

function send(response: Response, policy: string, html: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Frame-Options', policy === EMAIL_POLICY ? 'SAMEORIGIN' : 'DENY');
  response.setHeader('Cache-Control', 'no-store');
  response.type('html').send(html);
}
