import { pageConfig } from '../../../../routes/config';

export default pageConfig('employee.result');
