/** All that the rest of the server may use of companies and their employees. */
export { companyLevelOf, purgeCompanyGrants } from './companyRepository';
export { employeeData } from './personalData';
