import { pageConfig } from '../../../../routes/config';

export default pageConfig('car.scan');
