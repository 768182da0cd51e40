import { merchantNotices } from '../domain/notices/notice-settings';
import type { MessagePlan } from '../ports/message-plan';
import { aShop, InMemoryNotices, noticesContract } from '.';

noticesContract('memory', async () => {
  const store = new InMemoryNotices();
  return {
    work: { run: (work) => work({ notices: store, plan: {} as MessagePlan }) },
    makeShop: async ({ alertEmail, merchantNotices: notices = {} }) => {
      const shop = aShop({ email: alertEmail, notices: merchantNotices.parse(notices) });
      if (alertEmail) store.all.push(shop);
      return shop.workspaceId;
    },
  };
});
