import { pageConfig } from '../../../../routes/config';

export default pageConfig('luxury.city');
