/**
 * Tests that run on one kind of database alone say so at the end of their names (tests/server/support/onPostgres.ts):
 * no other test may be left out.
 */
const namesItsDatabase = /\[needs \w+\]$/;

/**
 * What a report of jest (`--json`) says, as an outcome (steps.mjs). A test that did not run fails as much as one that
 * broke: `.skip` and `.todo`, and all that an `.only` leaves out.
 */
export function outcomeOfReport(report) {
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const names = wanted => results.filter(wanted).map(({ fullName }) => fullName);
  const didNotRun = ({ status }) => !['passed', 'failed'].includes(status);
  const needsAnother = result => didNotRun(result) && namesItsDatabase.test(result.fullName);
  const leftOut = names(result => didNotRun(result) && !needsAnother(result));
  const failures = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    // A file that cannot even be loaded has no tests to count, and fails all the same.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + leftOut.length,
    output: [
      ...failures.map(({ message }) => message),
      ...leftOut.map(name => `Did not run (.only, .skip or .todo): ${name}`),
    ].join('\n'),
    note: `${report.numPassedTests} tests`,
    notRun: names(needsAnother),
  };
}
