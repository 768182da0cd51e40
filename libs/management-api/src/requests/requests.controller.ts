import { Controller } from '@nestjs/common';
import { type LoggedRequest, ReadRequests } from '@svc/access';
import { describedEnum, modeOf, withMeanings } from '@svc/contracts';
import { ERROR_CAUSES, Operation, type WorkspaceCall } from '@svc/http';
import { ERROR_CODES, idOf, InvalidInput, refOf, uuidTime } from '@svc/kernel';
import { z } from 'zod';
import { at, filter, MODE_MEANINGS, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const METHODS = {
  GET: 'Reads.',
  HEAD: 'Reads without a body.',
  POST: 'Creations and actions.',
  PUT: 'Replacements.',
  PATCH: 'Changes.',
  DELETE: 'Deletions.',
};

const keyMode = modeOf('key that sent the request');

/** One request of a key. */
const requestView = z
  .object({
    ref: z.string().describe('Ref of the request, given by the service: `req_…`. Its response had it in the header `X-Request-Id`.'),
    at: z.string().meta({ format: 'date-time' }).describe('When the request arrived, UTC timestamp by the real clock, also in test mode.'),
    key: z
      .object({
        ref: z.string().describe('Ref of the key that sent the request, as the keys list it: `key_…`.'),
        kind: describedEnum(['publishable', 'secret', 'admin'], 'Kind of the key that sent the request.', {
          publishable: 'Publishable key, from a browser.',
          secret: 'Secret key, from a server.',
          admin: 'Admin token of the management API.',
        }),
      })
      .describe('Key that sent the request: its `ref` and `kind`.'),
    mode: keyMode.optional().describe(`${keyMode.description}\n\nAbsent for admin tokens.`),
    method: z.string().describe('HTTP method of the request, such as `GET`.'),
    path: z.string().describe('Path of the request without its query string, such as `/v1/store/products`.'),
    status: z.number().int().describe('HTTP status of the response to the request, such as `200`.'),
    ms: z.number().describe('Milliseconds from the arrival of the request to its response.'),
    error: z
      .enum(ERROR_CODES)
      .optional()
      .describe(withMeanings('Error code (`error.code`) of the response to the request. Absent when the request succeeded.', ERROR_CAUSES)),
    fields: z
      .array(z.string())
      .describe('Paths of the fields of the request that were refused, such as `contact.email`. Empty when none was.'),
  })
  .meta({ id: 'LoggedRequest', description: 'A request that an API key or admin token sent.' });
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
  key: filter('Only requests sent with the key of this ref, `key_…`. Default: all.'),
  mode: z
    .enum(['live', 'test'])
    .optional()
    .describe(withMeanings('Only requests sent with keys of this mode. Default: all.', MODE_MEANINGS)),
  method: z
    .enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
    .optional()
    .describe(withMeanings('Only requests with this HTTP method. Default: all.', METHODS)),
  path: filter('Only requests to exactly this path, such as `/v1/store/products`. Default: all.'),
  status: z
    .string('Give it once.')
    .regex(STATUS, 'Give a status (`404`), or a class of them (`4xx`).')
    .optional()
    .describe('Only requests whose response had this HTTP status, such as `404`, or one of this class, such as `4xx`. Default: all.'),
  error: z
    .enum(ERROR_CODES)
    .optional()
    .describe(withMeanings('Only requests that were refused with this error code (`error.code`). Default: all.', ERROR_CAUSES)),
  since: at
    .optional()
    .describe('Only requests that arrived at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit.'),
  until: at
    .optional()
    .describe('Only requests that arrived before this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit.'),
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
      'Returns the requests of keys and admin tokens, without query, body and values. A request appears a second or two after its response; a slow one is listed below those that arrived after it. With filters, one page searches 10,000 requests at most: `data` may be short or empty while there is a `nextCursor`, so go on with that. Reads of this list are not logged.',
    query: requestQuery,
    returns: pageView(requestView, 'logged requests'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof requestQuery }>) {
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
