import { walkOverPages } from '../support/walkOverPages';

describe('Alipay, mapped by syntax: every URL of the specification that works opens its page', () =>
  walkOverPages('alipay'));
