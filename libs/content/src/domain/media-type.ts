import { FileTypeRefused, type MediaType } from './media-file';

/** Type of a file, detected from its content. */
export interface FoundType {
  type: MediaType;
  mimeType: string;
  /** Without the dot. */
  extension: string;
}

const fileType = (type: MediaType, mimeType: string, extension: string): FoundType => ({ type, mimeType, extension });

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Types that can be detected from a file's bytes. SVG is not among them, since it can carry scripts. */
const BINARY: readonly FoundType[] = [
  fileType('image', 'image/jpeg', 'jpg'),
  fileType('image', 'image/png', 'png'),
  fileType('image', 'image/webp', 'webp'),
  fileType('image', 'image/avif', 'avif'),
  fileType('image', 'image/gif', 'gif'),
  fileType('video', 'video/mp4', 'mp4'),
  fileType('video', 'video/webm', 'webm'),
  fileType('audio', 'audio/mpeg', 'mp3'),
  fileType('document', 'application/pdf', 'pdf'),
  fileType('document', 'application/zip', 'zip'),
  fileType('document', 'application/epub+zip', 'epub'),
  fileType('document', `${OFFICE}.wordprocessingml.document`, 'docx'),
  fileType('document', `${OFFICE}.spreadsheetml.sheet`, 'xlsx'),
  fileType('document', `${OFFICE}.presentationml.presentation`, 'pptx'),
  fileType('document', `${OPEN_DOCUMENT}.text`, 'odt'),
  fileType('document', `${OPEN_DOCUMENT}.spreadsheet`, 'ods'),
  fileType('document', `${OPEN_DOCUMENT}.presentation`, 'odp'),
];

/** All plain texts look alike in their bytes, so the extension of the name decides between these. */
const TEXT: readonly FoundType[] = [
  fileType('document', 'text/plain', 'txt'),
  fileType('document', 'text/csv', 'csv'),
  fileType('document', 'text/markdown', 'md'),
];

const TAKEN =
  'Send a picture (JPEG, PNG, WebP, AVIF, GIF), a video (MP4, WebM), an MP3, or a document ' +
  '(PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, EPUB, ZIP, TXT, CSV, MD). An SVG can carry scripts: send it as PNG or WebP.';

/**
 * Returns the type of a file that is sent under this name; undefined for a type that the service does not accept.
 * @param sniffed MIME type detected from the bytes, `text/plain` for any text, undefined for no known type
 */
export function typeOfContent(sniffed: string | undefined, title: string): FoundType | undefined {
  return sniffed === 'text/plain' ? textByName(title) : BINARY.find(({ mimeType }) => mimeType === sniffed);
}

/** HEIF except AVIF, such as the HEIC of iPhones: the picture libraries of the service have no HEVC decoder. */
const PHONE_PICTURE = /^image\/hei[cf](-sequence)?$/;

/** Advice on sending a HEIC picture. */
export const SEND_AS_JPEG =
  'Send it as JPEG: on an iPhone, choose Settings > Camera > Formats > “Most Compatible” for new photos; ' +
  'on a Mac, open it in Preview and choose File > Export > JPEG.';

/** Returns true for a picture of a phone (HEIC, HEIF), which cannot be read here, by the MIME type detected from its bytes. */
export function isPhonePicture(sniffed: string | undefined): boolean {
  return sniffed !== undefined && PHONE_PICTURE.test(sniffed);
}

/**
 * Returns the type of an upload: its bytes decide, never the client's statement (decisions 3.16 media).
 * @param sniffed MIME type detected from the bytes, `text/plain` for any text, undefined for no known type
 * @param declared the client's Content-Type, if any
 * @throws FileTypeRefused when the service does not accept its type, or it was declared as another type
 */
export function decideType(sniffed: string | undefined, title: string, declared: string | undefined): FoundType {
  const is = typeOfContent(sniffed, title);
  if (isPhonePicture(sniffed)) throw new FileTypeRefused(`This is a HEIC picture, which the service cannot read. ${SEND_AS_JPEG}`);
  if (!is) throw refusedType();
  const said = declared && typeDeclaredBy(declared);
  if (said && said !== is.type) {
    throw new FileTypeRefused(
      `The file was sent as ${declared} but is ${is.mimeType}. Send it as what it is, or without a Content-Type of its own.`,
    );
  }
  return is;
}

/** Returns the refusal of a file whose type the service does not accept. */
export function refusedType(): FileTypeRefused {
  return new FileTypeRefused(`The service takes no files like this one. ${TAKEN}`);
}

function textByName(title: string): FoundType | undefined {
  return TEXT.find(({ extension }) => title.toLowerCase().endsWith(`.${extension}`));
}

/** Returns undefined for a neutral type, such as `application/octet-stream`. */
function typeDeclaredBy(declared: string): MediaType | undefined {
  const mimeType = declared.split(';')[0]!.trim().toLowerCase();
  const family = /^(image|video|audio)\//.exec(mimeType)?.[1];
  return (family as MediaType | undefined) ?? [...BINARY, ...TEXT].find((type) => type.mimeType === mimeType)?.type;
}
