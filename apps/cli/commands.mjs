import { yes } from './ask.mjs';
import { applyDocument } from './commands/apply.mjs';
import { advanceClock, freezeClock, resetClock, showClock } from './commands/clock.mjs';
import { completion } from './commands/completion.mjs';
import { correctContact, eraseContact, exportContact } from './commands/contacts.mjs';
import { cancelEvent, cancelEventDay, eventRefunds } from './commands/events.mjs';
import { exportDocument } from './commands/export.mjs';
import { applyFixture, listFixtures } from './commands/fixtures.mjs';
import {
  addGuest,
  approveGuest,
  cancelGuest,
  checkIn,
  correctGuest,
  declineGuest,
  exportGuests,
  listGuests,
  reissueTicket,
  reopenGuest,
  changeTicket,
} from './commands/guests.mjs';
import { importProducts } from './commands/import.mjs';
import { createKey, listKeys, pauseKey, resumeKey, revokeKey } from './commands/keys.mjs';
import {
  askForBalance,
  cancelOrder,
  correctOrder,
  fulfilOrder,
  listCheckouts,
  listExceptions,
  exportOrders,
  listOrders,
  recordBalance,
  refundOrder,
  resolveException,
  returnOrder,
  showOrder,
} from './commands/orders.mjs';
import { listen } from './commands/listen.mjs';
import { login, logout } from './commands/login.mjs';
import { listLogs, tailLogs } from './commands/logs.mjs';
import { listMessages, resendMessage, retryMessages, retryWorkspaceMessages } from './commands/messages.mjs';
import { newSite } from './commands/new.mjs';
import { openCheckout } from './commands/open.mjs';
import { removePayments, setPayments, showPayments } from './commands/payments.mjs';
import { planDocument } from './commands/plan.mjs';
import { acceptRefund, declineRefund, listRefundRequests } from './commands/refund-requests.mjs';
import { resend } from './commands/resend.mjs';
import { searchAll } from './commands/search.mjs';
import { deleteSubmission, exportSubmissions, listSubmissions } from './commands/submissions.mjs';
import { trigger } from './commands/trigger.mjs';
import { correctFulfilment, undoFulfilment } from './commands/fulfilments.mjs';
import {
  addWebhook,
  disableWebhook,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  replayWebhook,
  resendDelivery,
  rotateWebhookSecret,
} from './commands/webhooks.mjs';
import { updateSdk } from './commands/update.mjs';
import { closeShop, openShop } from './commands/shop.mjs';
import { setSetting, showSettings } from './commands/settings.mjs';
import { changeStock, showStock } from './commands/stock.mjs';
import { addOrder } from './commands/own-orders.mjs';
import { listUndelivered, retryWorkspaceWebhooks } from './commands/undelivered.mjs';
import { removeWorkspace, showRemoval } from './commands/removals.mjs';
import { resumeWorkspace, suspendWorkspace } from './commands/suspensions.mjs';
import { changeToken, createToken, listTokens, revokeToken } from './commands/tokens.mjs';
import { createWorkspace } from './commands/workspaces.mjs';

/**
 * Every command, in the order of the overview: `name`, `summary`, `takes` (positional arguments, `<needed>` and
 * `[optional]`), `among` (values of the first of them, where they are few), `options` (as `parseArgs` takes them, with `text`, `value`, whether it is `needed`, and `among`, its values where they are few), `needs` (whose token: `workspace`, `operator` or `nothing`) and
 * `run({ client, values, positionals, env, print, complain })`, which answers `{ data, text, exitCode? }`: what machines and what
 * people get; or nothing, when it printed line by line.
 */
const list = [
  login,
  logout,
  newSite,
  updateSdk,
  createWorkspace,
  createKey,
  listKeys,
  pauseKey,
  resumeKey,
  revokeKey,
  createToken,
  listTokens,
  changeToken,
  revokeToken,
  closeShop,
  openShop,
  showSettings,
  setSetting,
  showStock,
  changeStock,
  planDocument,
  applyDocument,
  exportDocument,
  importProducts,
  listGuests,
  addGuest,
  approveGuest,
  declineGuest,
  reopenGuest,
  cancelGuest,
  correctGuest,
  changeTicket,
  reissueTicket,
  checkIn,
  exportGuests,
  cancelEvent,
  cancelEventDay,
  eventRefunds,
  searchAll,
  exportOrders,
  listOrders,
  showOrder,
  addOrder,
  correctOrder,
  fulfilOrder,
  correctFulfilment,
  undoFulfilment,
  returnOrder,
  recordBalance,
  askForBalance,
  refundOrder,
  listRefundRequests,
  acceptRefund,
  declineRefund,
  cancelOrder,
  listCheckouts,
  listExceptions,
  resolveException,
  listSubmissions,
  exportSubmissions,
  deleteSubmission,
  correctContact,
  exportContact,
  eraseContact,
  setPayments,
  showPayments,
  removePayments,
  addWebhook,
  listWebhooks,
  pingWebhook,
  enableWebhook,
  disableWebhook,
  removeWebhook,
  rotateWebhookSecret,
  replayWebhook,
  listDeliveries,
  resendDelivery,
  listMessages,
  retryMessages,
  resendMessage,
  retryWorkspaceMessages,
  listUndelivered,
  retryWorkspaceWebhooks,
  suspendWorkspace,
  resumeWorkspace,
  removeWorkspace,
  showRemoval,
  listLogs,
  tailLogs,
  listen,
  trigger,
  resend,
  openCheckout,
  showClock,
  freezeClock,
  advanceClock,
  resetClock,
  listFixtures,
  applyFixture,
  completion,
];

/** Commands in their order; those that ask on a terminal take --yes. */
export const commands = list.map((command) => (command.asks ? { ...command, options: { ...command.options, yes } } : command));
