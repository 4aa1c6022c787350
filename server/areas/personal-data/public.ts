/** All that the rest of the server may use of closed accounts. */
export { deleteKept } from './deleteKept';
