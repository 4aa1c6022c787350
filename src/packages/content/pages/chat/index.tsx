import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { isOrderNumber } from '@/domain/orderNumber';
import { definePage, type ScreenProps } from '@/page/definePage';
import { scrollToElement } from '@/platform/scroll';
import { FaqStore } from '@/stores/FaqStore';
import { useStore } from '@/stores/rootContext';
import { AskBar } from '../../components/AskBar';
import { Bubble } from '../../components/Bubble';
import { ChatTurn, turnId } from '../../components/ChatTurn';
import { Handover } from '../../components/Handover';
import { Suggestions } from '../../components/Suggestions';
import { ChatStore } from '../../stores/ChatStore';
import styles from './Chat.module.scss';

/** So many questions stand below the greeting: the first of each group of the help. */
const FIRST = 4;

/** 在线客服: asks the help in one's own words, and hands over to a person, with the order where one came from it. */
const Chat = observer(function Chat({ params }: ScreenProps<'content.chat'>) {
  const chat = useStore(ChatStore);
  const faq = useStore(FaqStore);
  useEffect(() => {
    void faq.ensure();
  }, [faq]);
  const last = chat.turns[chat.turns.length - 1]?.id;
  useEffect(() => {
    if (last !== undefined) scrollToElement(turnId(last));
  }, [last]);
  const help = faq.questions.data;
  const orderid = params.orderid !== undefined && isOrderNumber(params.orderid) ? params.orderid : undefined;
  const first = (help?.groups ?? []).flatMap(({ items }) => items.slice(0, 1)).slice(0, FIRST);
  return (
    <>
      <Element className={styles.talk} role="log" aria-label="对话">
        <Bubble>
          <Text as="p">您好，请问有什么可以帮您？说出您的问题，也可以用拼音。</Text>
          <Suggestions items={first} onAsk={chat.ask} />
        </Bubble>
        {chat.turns.map(turn => (
          <ChatTurn key={turn.id} turn={turn} chat={chat} />
        ))}
      </Element>
      {help ? <Handover orderid={orderid} hotline={help.hotline} hours={help.hours} /> : null}
      <AskBar chat={chat} />
    </>
  );
});

export default definePage('content.chat', Chat);
