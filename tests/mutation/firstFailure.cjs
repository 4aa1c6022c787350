// That a property does not hold is enough to know; its smallest counterexample, which takes long to find, nobody reads.
require('fast-check').configureGlobal({ endOnFailure: true });
