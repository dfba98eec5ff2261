/** Copying to the clipboard and sharing. */
export const handOver = {
  byHand: "Your browser cannot copy it. It is selected: copy it yourself.",
};
