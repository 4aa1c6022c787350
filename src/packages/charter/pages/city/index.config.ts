import { pageConfig } from '../../../../routes/config';

export default pageConfig('charter.city');
