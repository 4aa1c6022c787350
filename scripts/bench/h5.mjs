export const measureH5 = async () => [];
