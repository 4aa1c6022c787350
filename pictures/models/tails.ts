import type { Back } from '../faces';

// Lamps and lids of the back that several models share.
export const slimTail: Back['lamp'] = {
  corners: [
    [0.3, 0.0],
    [1.03, 0.03],
    [1.03, -0.07],
    [0.6, -0.075],
    [0.32, -0.05],
  ],
};
export const barTail: Back['lamp'] = {
  corners: [
    [0, -0.01],
    [1.03, 0.02],
    [1.03, -0.07],
    [0.7, -0.06],
    [0, -0.045],
  ],
};
export const tallTail: Back['lamp'] = {
  corners: [
    [0.8, 0.38],
    [1.03, 0.3],
    [1.03, -0.16],
    [0.84, -0.16],
    [0.78, 0.06],
  ],
};
export const lid: Back['lid'] = [0.66, 0.5, -0.3];
export const hatchLid: Back['lid'] = [0.74, 0.66, -0.36];
