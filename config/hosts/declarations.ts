/** Calls that WeChat refuses unless `app.json` names them. */
const privateCalls = [
  ...['chooseAddress', 'chooseLocation', 'choosePoi', 'getFuzzyLocation', 'getLocation', 'onLocationChange'],
  ...['startLocationUpdate', 'startLocationUpdateBackground'],
];

/** What the host asks the person before a call, and the reason that its question gives (at most 30 characters). */
const permissions: Record<string, { calls: readonly string[]; reason: string }> = {
  'scope.userLocation': {
    calls: ['getLocation', 'onLocationChange', 'startLocationUpdate', 'startLocationUpdateBackground'],
    reason: '用于定位您所在的城市，推荐附近的取还车门店',
  },
};

/** What `app.json` says of private calls. */
export interface Declarations {
  requiredPrivateInfos?: string[];
  permission?: Record<string, { desc: string }>;
}

/** The private ones among the calls that an app makes (hostCalls.ts), as WeChat wants them declared. */
export function privateInfos(calls: readonly string[]): Pick<Declarations, 'requiredPrivateInfos'> {
  const declared = calls.filter(call => privateCalls.includes(call));
  return declared.length > 0 ? { requiredPrivateInfos: declared } : {};
}

/** The permissions that the calls of an app need, as every host wants them explained. */
export function permissionTexts(calls: readonly string[]): Pick<Declarations, 'permission'> {
  const needed = Object.entries(permissions).filter(([, row]) =>
    row.calls.some(call => calls.includes(call)),
  );
  if (needed.length === 0) return {};
  return { permission: Object.fromEntries(needed.map(([scope, { reason }]) => [scope, { desc: reason }])) };
}
