/** App version (specification §1): told with every call and shown under 我的. */
export const appVersion = '5.3.9';
