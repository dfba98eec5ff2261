import { fillMailOrders } from "#server/features/accounts/service/mail-orders.ts";
import { deliverDueMails } from "#server/features/mails/service/deliver-mails.ts";
import type { Job } from "./job.ts";

/** Makes the mails that were ordered, then sends what waits; woken whenever an order or a message is stored. */
export const outboxJob: Job = {
  name: "outbox",
  every: 15_000,
  async run(deps, signal) {
    await fillMailOrders(deps, signal);
    await deliverDueMails(deps, { signal });
  },
};
