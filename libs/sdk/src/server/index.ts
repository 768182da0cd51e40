export {
  type CookieHeader,
  setCookieHeader,
  type VisitorCheckouts,
  visitorCheckouts,
  type VisitorCheckoutsSettings,
  type VisitorCookie,
} from './visitor-checkouts';
export { visitorName, type VisitorNameSettings } from './visitor-name';
