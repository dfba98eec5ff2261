import { useLocation } from "wouter";
import { trpc } from "../../../lib/trpc.ts";
import { paths } from "../../../paths.ts";
import { writeOpenReview } from "./open-review.ts";
import { type ReadPage, readPage } from "./review-values.ts";

/** Goes to the review of a page that was read: at once, or fetched by the id of its pending record. */
export function useOpenReview(userId: string) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  function open(page: ReadPage) {
    writeOpenReview(userId, page);
    navigate(paths.recipeImport());
  }
  return {
    open,
    async openRecord(id: string) {
      const { data } = await utils.imports.continueReview.fetch({ id });
      open(readPage(data));
    },
  };
}
