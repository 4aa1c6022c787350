import { pageConfig } from '../../../../routes/config';

export default pageConfig('long-apply.search');
