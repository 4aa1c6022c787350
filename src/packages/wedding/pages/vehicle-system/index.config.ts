import { pageConfig } from '../../../../routes/config';

export default pageConfig('wedding.vehicleSystem');
