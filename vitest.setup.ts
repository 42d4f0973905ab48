import fc from "fast-check";

// The same cases in every run, so that a failure is a fault of the change at hand. FC_SEED=random looks for new ones.
const { FC_SEED = "20261120" } = process.env;
if (FC_SEED !== "random") fc.configureGlobal({ seed: Number(FC_SEED) });
