import { pageConfig } from '../../../../routes/config';

export default pageConfig('campaign.brand');
