/** A place as a browser tells it, WGS-84. */
export interface DevicePlace {
  longitude: number;
  latitude: number;
}

/** 上海, 人民广场. */
export const inShanghai: DevicePlace = { longitude: 121.4737, latitude: 31.2304 };

/**
 * A browser that finds the device; undefined: the person refuses. Answers the options of every question that it is
 * asked.
 */
export function browserAt(coords: DevicePlace | undefined): PositionOptions[] {
  const asked: PositionOptions[] = [];
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition(
        success: (position: { coords: object }) => void,
        fail: (problem: { code: number }) => void,
        options: PositionOptions,
      ) {
        asked.push(options);
        if (coords) success({ coords });
        else fail({ code: 1 });
      },
    },
  });
  return asked;
}
