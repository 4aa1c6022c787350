import { hostColours } from './platform/hostColours';
import { mainPages, subPackages, tabBar } from './routes/config';

/** What the app itself reads; config/hosts/ adds what a host wants to know besides. */
export default {
  pages: mainPages(),
  subPackages: subPackages(),
  tabBar: tabBar(),
  window: {
    navigationBarBackgroundColor: hostColours.light.card,
    navigationBarTextStyle: 'black',
    backgroundColor: hostColours.light.page,
  },
  animation: { duration: 250, delay: 20 },
};
