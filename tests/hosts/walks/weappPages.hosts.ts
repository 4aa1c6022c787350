import { walkOverPages } from '../support/walkOverPages';

describe('WeChat: every URL of the specification that works opens its page', () => walkOverPages('weapp'));
