import { call } from './call';

/** Questions by group, with the hotline; a keyword searches questions and answers. */
export const getQuestions = (keyword: string) => call('GET /api/faq/get_list', keyword ? { keyword } : {});
/** What answers a question in a person's own words, in Chinese or in pinyin. */
export const askHelp = (text: string) => call('GET /api/faq/ask', { text });
/** One question with its answer; NOT_FOUND. */
export const getAnswer = (id: string) => call('GET /api/faq/get_detail', { id });
/** Whether an answer helped: counted, not tied to a person. */
export const sendFeedback = (id: string, helpful: boolean) => call('POST /api/faq/feedback', { id, helpful });
