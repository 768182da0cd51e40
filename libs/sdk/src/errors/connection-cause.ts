/** Cause of a failed connection. */
export interface ConnectionCause {
  /** Reason and remedy, as a sentence without its full stop. */
  advice: string;
  /** Code of the platform, such as `ECONNREFUSED`, or the innermost message. */
  detail: string;
  /** True where the same call fails again until something is changed. */
  isPermanent: boolean;
}

type Permanence = 'permanent';

/** Advice by the codes and words in which Node, Bun, Deno, workers, browsers and React Native describe a failed `fetch`. */
const ADVICE: readonly (readonly [RegExp, string, Permanence?])[] = [
  [
    /ERR_INVALID_URL|Failed to parse URL|Invalid URL/i,
    'baseUrl is not a valid address. On servers it begins with https:// or http://',
    'permanent',
  ],
  [/bad port|restricted .*port/i, 'fetch refuses this port. Serve the API at another one', 'permanent'],
  [/ByteString|header value|headers? name/i, 'the key or a header has a character that headers must not have', 'permanent'],
  [/redirect/i, 'it redirects without end, or where fetch may not follow. Give baseUrl the address at the end', 'permanent'],
  [/ECONNREFUSED|ConnectionRefused|refused/i, 'nothing listens there. Start the service, or correct host and port of baseUrl'],
  [
    /ENOTFOUND|EAI_|dns|lookup|not (be )?resolve|FailedToOpenSocket/i,
    'its host is unknown. Correct the name in baseUrl, and check that this machine is online',
  ],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH|HTTP_REQUEST|wrong version|packet length|http request|InvalidContentType|HPE_/i,
    'one side speaks TLS and the other does not. Check whether baseUrl needs http:// or https://',
    'permanent',
  ],
  [
    /ERR_SSL_(?!CERT)|SSL routines|handshake/i,
    'both sides speak TLS and do not agree: on the host name, the version, the ciphers or a client certificate. Check the host of baseUrl and the TLS settings of its server or proxy',
    'permanent',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|UnknownIssuer/i,
    'its TLS certificate is not trusted: expired, self-signed, of another host or of an unknown authority. Correct the certificate, or let this machine trust its authority (Node: NODE_EXTRA_CA_CERTS)',
    'permanent',
  ],
  [
    /TIMEDOUT|TIMEOUT|timed out|EHOSTUNREACH|ENETUNREACH|ENETDOWN|unreachable/i,
    'it cannot be reached. Check the network, a firewall or VPN, and the host of baseUrl',
  ],
  [
    /ECONNRESET|EPIPE|UND_ERR|closed|terminated|reset|hang up|lost/i,
    'the connection broke before the whole response had come. Check for a restart, a proxy on the way, and whether baseUrl needs https://',
  ],
  [
    /Failed to fetch|NetworkError|Load failed|Network request failed/i,
    'this platform hides why. Look into its console: the device may be offline, the service down, the origin of the page not registered on the key (CORS), or the page https and baseUrl http',
  ],
];

interface Link {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** Returns the cause of an error that `fetch` has thrown. */
export function connectionCauseOf(error: unknown): ConnectionCause {
  const links = linksOf(error);
  const codes = links.map(({ code }) => code).filter((code) => typeof code === 'string' && code !== '') as string[];
  const messages = links.map(({ message }) => message).filter((message) => typeof message === 'string' && message !== '') as string[];
  const [, advice, permanence] = adviceOn(codes) ?? adviceOn(messages.map(withoutUrls)) ?? [undefined, 'the connection failed'];
  return { advice, detail: codes.at(-1) ?? messages.at(-1) ?? String(error), isPermanent: permanence !== undefined };
}

const adviceOn = (texts: readonly string[]) => ADVICE.find(([words]) => words.test(texts.join('\n')));

/** Returns a message without addresses: names of hosts may be words of the advice, such as `redirect.shop.example`. */
const withoutUrls = (message: string) => message.replace(/\b\w+:\/\/[^\s)'"]+/g, '');

const DEEPEST = 8;

/** Returns an error with its causes, from the outermost on; of several attempts, the first one. */
function linksOf(error: unknown): Link[] {
  const links: Link[] = [];
  for (let link = error as Link | null | undefined; typeof link === 'object' && link && links.length < DEEPEST; ) {
    links.push(link);
    link = (link.cause ?? (Array.isArray(link.errors) ? (link.errors as unknown[])[0] : undefined)) as Link | undefined;
  }
  return links;
}
