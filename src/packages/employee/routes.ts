import { defineRoutes } from '../../routes/row';

/** 员工福利. */
export const employeeRoutes = defineRoutes([
  {
    name: 'employee.home',
    page: 'packages/employee/pages/home/index',
    url: '/employee_benefits',
    aliases: ['/employee_benefits/home'],
    title: '员工福利',
  },
  {
    name: 'employee.result',
    page: 'packages/employee/pages/result/index',
    url: '/employee_benefits/result',
    title: '我的员工福利',
  },
]);
