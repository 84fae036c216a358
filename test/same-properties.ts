import fc from "fast-check";

/*
 * Properties are tried on the same examples in every run, so that what fails on one machine fails on all.
 * `PROPERTY_SEED` gives other ones.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
