import { observer } from 'mobx-react-lite';
import { Button } from '@/components/button/Button';
import { Element } from '@/components/element/Element';
import { Text } from '@/components/text/Text';
import { go } from '@/page/navigate';
import type { ChatStore, Turn } from '../stores/ChatStore';
import { Bubble } from './Bubble';
import { Suggestions } from './Suggestions';

const Reply = observer(function Reply({ turn, chat }: { turn: Turn; chat: ChatStore }) {
  const { found, failure } = turn;
  if (failure !== undefined) {
    return (
      <>
        <Text as="p">{failure}</Text>
        <Button kind="link" onClick={() => void chat.retry(turn)}>
          重试
        </Button>
      </>
    );
  }
  if (!found)
    return (
      <Text as="p" tone="secondary">
        正在查找……
      </Text>
    );
  const { answer, others } = found;
  if (!answer) return <Text as="p">没有找到相关的答案，换个说法试试，或联系人工客服。</Text>;
  return (
    <>
      <Text as="h2" size={16} weight={600}>
        {answer.question}
      </Text>
      {answer.paragraphs.map(paragraph => (
        <Text as="p" key={paragraph}>
          {paragraph}
        </Text>
      ))}
      <Button kind="link" onClick={() => void go('content.answer', { id: answer.id })}>
        查看详情
      </Button>
      <Suggestions items={others} onAsk={chat.ask} />
    </>
  );
});

/** The id of a turn, by which it comes into view. */
export const turnId = (id: number): string => `chat-turn-${id}`;

/** A question and its answer; where none is found, the way on. */
export const ChatTurn = observer(function ChatTurn({ turn, chat }: { turn: Turn; chat: ChatStore }) {
  return (
    <Element id={turnId(turn.id)}>
      <Bubble mine>
        <Text as="p">{turn.question}</Text>
      </Bubble>
      <Bubble>
        <Reply turn={turn} chat={chat} />
      </Bubble>
    </Element>
  );
});
