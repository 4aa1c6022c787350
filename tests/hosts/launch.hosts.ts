import { journey, tell } from './support/journey';

/** Starts, of which `npm run bench` takes the middle one. */
const starts = 5;

describe.each(['weapp', 'qq', 'alipay'] as const)('the app is opened: %s', host => {
  journey('its first page stands', host, async phone => {
    for (let count = 0; count < starts; count += 1) {
      await phone.launch();
      await phone.countLaunch('launch');
    }
    tell(host, 'launch', phone);
    // What a renter came for, not the page that says that something went wrong. `npm run bench` also starts an empty app,
    // which has nothing to come for.
    if (process.env.HOSTS_BUILDS === undefined) await phone.part('button', '去选车').waitFor();
  });
});
