/** Where words are handed over: copied or shared. */
export const handOver = {
  byHand: "Your browser cannot copy it. It is selected: copy it yourself.",
};
