/** Telephone of the customer service, told with the questions and at sites without a line of their own; known without a network. */
export const HOTLINE = '400-000-5399';
