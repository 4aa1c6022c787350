/** Telephone of the customer service and of the roadside rescue: the app knows it without a network, too. */
export const HOTLINE = '400-000-5399';
