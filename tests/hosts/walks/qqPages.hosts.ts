import { walkOverPages } from '../support/walkOverPages';

describe('QQ: every URL of the specification that works opens its page', () => walkOverPages('qq'));
