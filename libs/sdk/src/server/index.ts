export { isFromElsewhere, type RequestHeaders, type SentRequest } from './from-elsewhere';
export { type SentForm, type VisitorCheckouts, visitorCheckouts, type VisitorCheckoutsSettings } from './visitor-checkouts';
export { type CookieHeader, setCookieHeader, type VisitorCookie } from './visitor-cookie';
export { visitorName, type VisitorNameSettings } from './visitor-name';
