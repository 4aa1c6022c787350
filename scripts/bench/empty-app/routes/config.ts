/** The address of the one screen. */
export const customRoutes = (): Record<string, string> => ({ '/pages/index/index': '/' });
