import fc from 'fast-check';
import { answering } from '@/domain/faqSearch';

// Issue 11: 客服 answers from the help by search, by words and by pinyin.

const faqs = [
  {
    question: '押金要交多少，什么时候退？',
    pinyin: 'ya jin yao jiao duo shao shen me shi hou tui',
    answer: '还车后退回。',
  },
  { question: '怎么开发票？', pinyin: 'zen me kai fa piao', answer: '在订单里申请，不含押金。' },
  { question: '取消订单要收费吗？', pinyin: 'qu xiao ding dan yao shou fei ma', answer: '支付前免费。' },
  { question: '能用ETC吗？', pinyin: 'neng yong ma', answer: '过路费由您承担。' },
  { question: '可以让别人开吗？', pinyin: 'ke yi rang bie ren kai ma', answer: '登记的驾驶人。' },
];
const ask = (text: string): string[] => answering(faqs, text).map(({ question }) => question);

describe('what answers a question in own words', () => {
  it('is the one whose question says it, before one whose answer does', () => {
    expect(ask('押金退吗')).toEqual(['押金要交多少，什么时候退？', '怎么开发票？']);
  });

  it.each([
    ['fapiao', '怎么开发票？'],
    ['YaJin', '押金要交多少，什么时候退？'],
    ['etc', '能用ETC吗？'],
    ['您好，我想取消一下', '取消订单要收费吗？'],
  ])('%s: %s', (text, question) => {
    expect(ask(text)[0]).toBe(question);
  });

  it.each(['', '  ', '怎么', '请问？', '天气', 'qq'])('nothing answers %j', text => {
    expect(ask(text)).toEqual([]);
  });

  it('every question finds itself first, whatever stands around it', () => {
    const around = fc.constantFrom('', '请问', '你好，', ' ', '？？');
    fc.assert(
      fc.property(fc.constantFrom(...faqs), around, around, (faq, before, after) => {
        expect(ask(`${before}${faq.question}${after}`)[0]).toBe(faq.question);
      }),
    );
  });

  it('finds only what is there, each once, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const found = ask(text);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
