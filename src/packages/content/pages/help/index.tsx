import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Card } from '@/components/card/Card';
import { Cell } from '@/components/cell/Cell';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { StateView } from '@/components/state-view/StateView';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { getQuestions } from '@/services/faq';
import { Resource } from '@/stores/Resource';

/** 帮助: the topics of the questions, or those of one topic (specification §2, /profile/more/help). */
const Help = observer(function Help({ params: { topic } }: ScreenProps<'content.help'>) {
  const [questions] = useState(() => new Resource(() => getQuestions('')));
  useEffect(() => void questions.load(), [questions]);
  return (
    <ResourceView resource={questions}>
      {({ groups }) => {
        if (topic === undefined) {
          return (
            <Card margin="screen" pad={0} aria-label="帮助主题">
              {groups.map(({ id, title, items }) => (
                <Cell
                  key={id}
                  title={title}
                  value={`${items.length}个问题`}
                  onClick={() => void go('content.help', { topic: id })}
                />
              ))}
              <Cell title="没有想找的问题" value="问在线客服" onClick={() => void go('content.chat')} />
            </Card>
          );
        }
        const group = groups.find(({ id }) => id === topic);
        return group ? (
          <Card heading={group.title} margin="screen">
            {group.items.map(({ id, question }) => (
              <Cell key={id} title={question} onClick={() => void go('content.answer', { id })} />
            ))}
          </Card>
        ) : (
          <StateView
            icon="circle-alert"
            title="没有找到这个主题"
            text="可能已经合并到别的主题里了"
            action={{ text: '查看全部主题', onClick: () => void go('content.help') }}
          />
        );
      }}
    </ResourceView>
  );
});

export default definePage('content.help', Help);
