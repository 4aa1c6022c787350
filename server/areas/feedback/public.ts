/** All that the rest of the server may use of feedback. */
export { feedbackDesk } from './feedbackDesk';
export { feedbackData } from './personalData';
