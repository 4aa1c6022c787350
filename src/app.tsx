// What follows may call it as soon as it is loaded.
import './platform/builtIns';
import { useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro';
import { configure } from 'mobx';
import type { PropsWithChildren } from 'react';
import { openReentry, openUnknown } from './page/openEntry';
import { watchBack } from './platform/backKey';
import { readDevice } from './platform/device';
import { keepDoubleTaps } from './platform/doubleTap';
import { launchQuery, newEntry } from './platform/launch';
import { watchMissingScreens } from './platform/missingScreen';
import { watchNetwork } from './platform/network';
import { appVersion } from './services/appVersion';
import { configureCalls } from './services/call';
import { ChannelStore } from './stores/ChannelStore';
import { CityStore } from './stores/CityStore';
import { OverlayStore } from './stores/OverlayStore';
import { root } from './stores/rootContext';
import { SearchStore } from './stores/SearchStore';
import { SessionStore } from './stores/SessionStore';
import './styles/app.scss';

configure({ useProxies: 'ifavailable' });

configureCalls({
  version: () => {
    const device = readDevice();
    const { city } = root.get(SearchStore).pickup;
    const { position } = root.get(CityStore);
    return {
      channel: root.get(ChannelStore).attribution,
      appVersion,
      deviceOSVersion: device.osVersion,
      deviceType: device.type,
      city: city.city,
      city_id: city.id,
      location: position ? `${position.lng},${position.lat}` : '',
    };
  },
  onLoggedOut: () => root.get(SessionStore).forget(),
});

// Before the router does.
watchBack();

// Before the first page asks for its title and its gate.
root.get(ChannelStore).enter(launchQuery(), Date.now());

/** The app: boots the channel, watches the network, and answers unknown pages. Frames are drawn by definePage. */
export default function App({ children }: PropsWithChildren) {
  useLaunch(() => {
    const tell = (): void => root.get(OverlayStore).showToast('网络错误，请检查网络');
    watchNetwork(online => {
      if (!online) tell();
    });
    watchMissingScreens(tell);
    keepDoubleTaps();
  });
  // It may have lain in the background for days.
  useDidShow(() => void root.get(SessionStore).renewWhenDue(Date.now()));
  // A mini-program stays in memory, and another code opens it with another channel.
  useDidShow(options => {
    const entry = newEntry(options);
    if (!entry) return;
    root.get(ChannelStore).enter(entry.query, Date.now());
    openReentry(entry);
  });
  usePageNotFound(openUnknown);
  return children;
}
