export const measureMiniPrograms = async () => [];
