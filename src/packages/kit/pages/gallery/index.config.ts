import { pageConfig } from '../../../../routes/config';

export default pageConfig('kit.gallery');
