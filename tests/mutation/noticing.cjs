// What Stryker tells its tests: the number of the change that is made just now, none in the first run.
const change = () => process.env.__STRYKER_ACTIVE_MUTANT__;

let noticed;

/** Whether a test has noticed the change of this run: then the others need not run, but Stryker has no `bail` for Jest. */
module.exports = {
  notice: () => {
    noticed = change();
  },
  isNoticed: () => change() !== undefined && change() === noticed,
};
