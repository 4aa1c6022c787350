import { pageConfig } from '../../../../routes/config';

export default pageConfig('booking.coupon');
