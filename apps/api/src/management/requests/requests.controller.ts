import { Controller } from '@nestjs/common';
import { type LoggedRequest, ReadRequests } from '@svc/access';
import { describedEnum, keyMode, withMeanings } from '@svc/contracts';
import { ERROR_CODES, idOf, InvalidInput, refOf, uuidTime } from '@svc/kernel';
import { z } from 'zod';
import { Operation, type WorkspaceCall } from '../../edge';
import { ERROR_MEANINGS } from '../../openapi/error-codes';
import { at, filter, MODE_MEANINGS, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const METHODS = {
  GET: 'Reads.',
  HEAD: 'Reads without a body.',
  POST: 'Creations and actions.',
  PUT: 'Replacements.',
  PATCH: 'Changes.',
  DELETE: 'Deletions.',
};

/** One request of a key. */
const requestView = z
  .object({
    ref: z.string().describe('Ref of the request, `req_…`, as its answer named it in `X-Request-Id`.'),
    at: z.string().meta({ format: 'date-time' }).describe('When it arrived, UTC, by the real clock.'),
    key: z
      .object({
        ref: z.string().describe('Identifier of the key, `key_…`, by which it is listed and changed.'),
        kind: describedEnum(['publishable', 'secret', 'admin'], 'Kind of the key.', {
          publishable: 'A publishable key, from a browser.',
          secret: 'A secret key, from a server.',
          admin: 'An admin token.',
        }),
      })
      .describe('Key that sent it.'),
    mode: keyMode.optional().describe(`${keyMode.description}\n\nAbsent for admin tokens.`),
    method: z.string().describe('HTTP method, such as `GET`.'),
    path: z.string().describe('Path without its query, such as `/v1/store/products`.'),
    status: z.number().int().describe('HTTP status of the answer.'),
    ms: z.number().describe('Milliseconds from its arrival to its answer.'),
    error: z.enum(ERROR_CODES).optional().describe(withMeanings('`error.code` of the answer. Absent: it was not refused.', ERROR_MEANINGS)),
    fields: z.array(z.string()).describe('Paths of the fields that were refused, such as `contact.email`; empty when none was.'),
  })
  .meta({ id: 'LoggedRequest', description: 'A request that a key or admin token sent.' });
type RequestView = z.infer<typeof requestView>;

function presentRequest({ id, keyId, keyKind, mode, method, path, status, ms, errorCode, fields }: LoggedRequest): RequestView {
  const arrived = new Date(uuidTime(id)).toISOString();
  return {
    ref: refOf('req', id),
    at: arrived,
    key: { ref: refOf('key', keyId), kind: keyKind },
    mode,
    method,
    path,
    status,
    ms,
    error: errorCode,
    fields: [...fields],
  };
}

const STATUS = /^(?:[1-5]\d\d|[1-5]xx)$/;

const requestQuery = pageQuery.extend({
  key: filter('Only those of the key of this ref.'),
  mode: z.enum(['live', 'test']).optional().describe(withMeanings('Only those of keys of this mode. Default: all.', MODE_MEANINGS)),
  method: z
    .enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
    .optional()
    .describe(withMeanings('Only those of this HTTP method. Default: all.', METHODS)),
  path: filter('Only those of exactly this path: `/v1/store/products`.'),
  status: z
    .string('Give it once.')
    .regex(STATUS, 'Give a status (`404`), or a class of them (`4xx`).')
    .optional()
    .describe('Only those answered with this status, `404`, or with one of a class, `4xx`.'),
  error: z
    .enum(ERROR_CODES)
    .optional()
    .describe(withMeanings('Only those that were refused with this `error.code`. Default: all.', ERROR_MEANINGS)),
  since: at.optional().describe('Only those that arrived at or after this moment, ISO 8601 with zone.'),
  until: at.optional().describe('Only those that arrived before this moment, ISO 8601 with zone.'),
});

function statusesOf(status: string): { from: number; to: number } {
  const from = Number(status.replace('xx', '00'));
  return { from, to: status.endsWith('xx') ? from + 99 : from };
}

/** Request log of the workspace's keys. */
@Controller()
export class RequestsController {
  constructor(private readonly requests: ReadRequests) {}

  @Operation('GET /admin/requests', {
    id: 'listRequests',
    audience: 'workspace',
    permission: 'requests.read',
    tag: 'Requests',
    summary: 'List requests of the last 7 days, newest first',
    description:
      'Requests of keys and admin tokens, without query, body and values. A request appears a second or two after its answer; a slow one is listed below those that arrived after it. With filters, a page covers 10,000 requests at most: `data` may be short or empty while there is a `nextCursor`; go on with it. Reads of this list are not logged.',
    query: requestQuery,
    returns: pageView(requestView, 'logged requests'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: z.output<typeof requestQuery> }>) {
    const { key, status, error, mode, method, path, since, until } = query;
    const keyId = key && idOf('key', key);
    if (key !== undefined && !keyId)
      throw new InvalidInput('Give the ref of a key: key_….', { fields: { key: 'Give the ref of a key: key_….' } });
    const filters = {
      keyId,
      mode,
      method,
      path,
      since,
      until,
      errorCode: error,
      statuses: status === undefined ? undefined : statusesOf(status),
    };
    const page = await this.requests.execute(id, { ...filters, ...pageRequestOf(query, 'req') });
    return presentPage(page, 'req', presentRequest);
  }
}
