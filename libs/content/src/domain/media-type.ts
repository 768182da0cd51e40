import { FileTypeRefused, type MediaType } from './media-file';

/** What a file is by its content. */
export interface FoundType {
  type: MediaType;
  mimeType: string;
  /** Without the dot. */
  extension: string;
}

const found = (type: MediaType, mimeType: string, extension: string): FoundType => ({ type, mimeType, extension });

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** The types that can be detected from a file's bytes. SVG is not among them, since it can carry scripts. */
const BINARY: readonly FoundType[] = [
  found('image', 'image/jpeg', 'jpg'),
  found('image', 'image/png', 'png'),
  found('image', 'image/webp', 'webp'),
  found('image', 'image/avif', 'avif'),
  found('image', 'image/gif', 'gif'),
  found('video', 'video/mp4', 'mp4'),
  found('video', 'video/webm', 'webm'),
  found('audio', 'audio/mpeg', 'mp3'),
  found('document', 'application/pdf', 'pdf'),
  found('document', 'application/zip', 'zip'),
  found('document', 'application/epub+zip', 'epub'),
  found('document', `${OFFICE}.wordprocessingml.document`, 'docx'),
  found('document', `${OFFICE}.spreadsheetml.sheet`, 'xlsx'),
  found('document', `${OFFICE}.presentationml.presentation`, 'pptx'),
  found('document', `${OPEN_DOCUMENT}.text`, 'odt'),
  found('document', `${OPEN_DOCUMENT}.spreadsheet`, 'ods'),
  found('document', `${OPEN_DOCUMENT}.presentation`, 'odp'),
];

/** Plain text looks the same whatever it means, so the ending of the name decides which of these it is. */
const TEXT: readonly FoundType[] = [
  found('document', 'text/plain', 'txt'),
  found('document', 'text/csv', 'csv'),
  found('document', 'text/markdown', 'md'),
];

const TAKEN =
  'Send a picture (JPEG, PNG, WebP, AVIF, GIF), a video (MP4, WebM), an MP3, or a document ' +
  '(PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, EPUB, ZIP, TXT, CSV, MD). An SVG can carry scripts: send it as PNG or WebP.';

/**
 * What a file is that is sent under this name; undefined for what the service does not take.
 * @param sniffed MIME type detected from the bytes, `text/plain` for any text, undefined for no known type
 */
export function typeOfContent(sniffed: string | undefined, title: string): FoundType | undefined {
  return sniffed === 'text/plain' ? textByName(title) : BINARY.find(({ mimeType }) => mimeType === sniffed);
}

/** HEIF but AVIF, such as the HEIC of iPhones: the libraries that the service reads pictures with have no decoder of HEVC. */
const PHONE_PICTURE = /^image\/hei[cf](-sequence)?$/;

/** Says how to send a picture that phones take as HEIC. */
export const SEND_AS_JPEG =
  'Send it as JPEG: on an iPhone, choose Settings > Camera > Formats > “Most Compatible” for new photos; ' +
  'on a Mac, open it in Preview and choose File > Export > JPEG.';

/** Tells a picture as phones take it (HEIC, HEIF), which cannot be read here, by the MIME type detected from its bytes. */
export function isPhonePicture(sniffed: string | undefined): boolean {
  return sniffed !== undefined && PHONE_PICTURE.test(sniffed);
}

/**
 * What an upload is taken as: its bytes decide, never what the client says (decisions 3.16).
 * @param sniffed MIME type detected from the bytes, `text/plain` for any text, undefined for no known type
 * @param declared the client's Content-Type, if any
 * @throws FileTypeRefused when it is nothing the service takes, or was sent as something else than it is
 */
export function decideType(sniffed: string | undefined, title: string, declared: string | undefined): FoundType {
  const is = typeOfContent(sniffed, title);
  if (isPhonePicture(sniffed)) throw new FileTypeRefused(`This is a HEIC picture, which the service cannot read. ${SEND_AS_JPEG}`);
  if (!is) throw new FileTypeRefused(`The service takes no files like this one. ${TAKEN}`);
  const said = declared && typeDeclaredBy(declared);
  if (said && said !== is.type) {
    throw new FileTypeRefused(
      `The file was sent as ${declared} but is ${is.mimeType}. Send it as what it is, or without a Content-Type of its own.`,
    );
  }
  return is;
}

function textByName(title: string): FoundType | undefined {
  return TEXT.find(({ extension }) => title.toLowerCase().endsWith(`.${extension}`));
}

/** Undefined for what says nothing, such as `application/octet-stream`. */
function typeDeclaredBy(declared: string): MediaType | undefined {
  const mimeType = declared.split(';')[0]!.trim().toLowerCase();
  const family = /^(image|video|audio)\//.exec(mimeType)?.[1];
  return (family as MediaType | undefined) ?? [...BINARY, ...TEXT].find((known) => known.mimeType === mimeType)?.type;
}
