import { mainPages, subPackages, tabBar } from './routes/config';

/** What the app itself reads; config/hosts/ adds what a host wants to know besides. */
export default {
  pages: mainPages(),
  subPackages: subPackages(),
  tabBar: tabBar(),
  window: {
    navigationBarBackgroundColor: '#FFFFFF',
    navigationBarTextStyle: 'black',
    backgroundColor: '#F5F6F8',
  },
  animation: { duration: 250, delay: 20 },
};
