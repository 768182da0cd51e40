// Composition
export { HttpModule, installHttp } from './http.module';

// Operations
export { collectOperations, fitsRoute, RouteTable } from './edge/collect-operations';
export { type OperatorCall, type RawCall, type RefCall, type StoreCall, storeProfileOf, type WorkspaceCall } from './edge/caller';
export { ANSWERS_SECRET } from './edge/idempotency';
export {
  type ApiOperation,
  furtherPermissions,
  idempotencyKeyHeader,
  namesIn,
  Operation,
  type ParamReader,
  type StoreOperation,
  visitorHeader,
  type WorkspaceOperation,
} from './edge/operation';
export { checkedName, idFrom, itemIdOf, listLimit, NAME, nameOf, nameParam, read, requireFound } from './edge/read';
export { PlainRoutes } from './pipeline/plain-routes';

// Requests
export { ServesEveryWorkspace } from './edge/admission';
export { canonicalLocale, localesIn, preferredLanguage } from './edge/asked-language';
export { inBodyTime, noJsonType, readJsonBody, tooLarge, UnreadableBody, UNREADABLE_BODY_STATUSES } from './edge/body/json-body';
export { largestBody } from './edge/body/large-body';
export { type Excess, type FieldPart, type FilePart, type FormPart, partsOf } from './edge/body/multipart';
export { readUpload } from './edge/body/upload';
export { publicUrlOf } from './edge/public-url';
export { contextOf, keepContext } from './edge/request-context';
export { originForm } from './edge/request-target';

// Responses
export { Answer, answerTo, EventAnswer, Table, tagged } from './edge/answers';
export { setHeaders, XLSX_TYPE } from './edge/headers';
export { scriptIn } from './edge/script-in';
export { acceptedEncoding, compressOnce, type Encoding, PreparedAnswer, tagOf } from './pipeline/prepared-answer';
export { sendCompressed } from './pipeline/send-compressed';

// Errors
export { ERROR_CATALOGUE, ERROR_CAUSES } from './edge/error-catalogue';
export { ErrorPages } from './edge/error-pages';
export { partInUse } from './edge/part-in-use';
export { pastStart } from './edge/past-start';
export { envelopeOf, type Refusal, refusalOf } from './edge/refusal';
