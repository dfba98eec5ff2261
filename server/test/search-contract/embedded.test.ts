import { describeContract } from "./contract.ts";

const done = async () => undefined;

describeContract({
  name: "the embedded search",
  install: done,
  settle: done,
  close: done,
  seesWithin: 0,
  fellBack: () => false,
});
