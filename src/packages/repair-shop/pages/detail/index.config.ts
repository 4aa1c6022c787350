import { pageConfig } from '../../../../routes/config';

export default pageConfig('repairShop.detail');
