/** All that other areas may use of reviews. */
export { presentMark } from './markPresenter';
export { markQuery } from './markQuery';
export { PAGE_SIZE, findMarks, setLiked, summarizeMarks, type MarkRow } from './markRepository';
export { markLikes, marks } from './schema';
