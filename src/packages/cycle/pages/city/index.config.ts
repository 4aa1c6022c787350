import { pageConfig } from '../../../../routes/config';

export default pageConfig('cycle.city');
