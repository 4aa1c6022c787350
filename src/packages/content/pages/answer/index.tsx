import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { HotlineCard } from '@/blocks/hotline-card/HotlineCard';
import { Button } from '@/components/button/Button';
import { Cell } from '@/components/cell/Cell';
import { Element } from '@/components/element/Element';
import { Grid } from '@/components/grid/Grid';
import { ResourceView } from '@/components/resource-view/ResourceView';
import { Text } from '@/components/text/Text';
import { defineAction } from '@/page/defineAction';
import { definePage, type ScreenProps } from '@/page/definePage';
import { go } from '@/page/navigate';
import { getAnswer } from '@/services/faq';
import { FaqStore } from '@/stores/FaqStore';
import { Resource } from '@/stores/Resource';
import { useStore } from '@/stores/rootContext';
import { FeedbackStore } from '../../stores/FeedbackStore';
import styles from './Answer.module.scss';

/** 有帮助吗: asked once in a visit. */
const Feedback = observer(function Feedback({ id }: { id: string }) {
  const store = useStore(FeedbackStore);
  const [vote] = useState(() => defineAction<boolean>({ perform: helpful => store.vote(id, helpful) }));
  const said = store.voteOf(id);
  return (
    <Element className={styles.feedback} role="status">
      {said === undefined ? (
        <>
          <Element as="span" className={styles.question}>
            有帮助吗？
          </Element>
          <Grid columns="even" gap={3}>
            <Button block busy={vote.isRunning} onClick={() => void vote.run(true)}>
              有用
            </Button>
            <Button block busy={vote.isRunning} onClick={() => void vote.run(false)}>
              没用
            </Button>
          </Grid>
        </>
      ) : said ? (
        '谢谢您的反馈'
      ) : (
        '谢谢您的反馈，也可以拨打客服热线'
      )}
    </Element>
  );
});

/** A question with its answer, what is asked besides, and the hotline. */
const Answer = observer(function Answer({ params: { id } }: ScreenProps<'content.answer'>) {
  const faq = useStore(FaqStore);
  // Answers lie over one another when related questions are followed: each screen has its own.
  const [answer] = useState(() => new Resource(() => getAnswer(id)));
  useEffect(() => {
    void answer.load();
    void faq.ensure();
  }, [answer, faq]);
  const line = faq.questions.data;
  return (
    <ResourceView resource={answer}>
      {({ question, paragraphs, related }) => (
        <>
          <Element as="article" className={styles.answer}>
            <Text as="h2" size={22} weight={600} tight>
              {question}
            </Text>
            {paragraphs.map(paragraph => (
              <Text as="p" key={paragraph} size={16} className={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
            <Feedback id={id} />
          </Element>
          {related.length > 0 ? (
            <Element as="section" className={styles.related}>
              <Text as="h2" size={18} weight={600}>
                相关问题
              </Text>
              {related.map(item => (
                <Cell
                  key={item.id}
                  title={item.question}
                  onClick={() => void go('content.answer', { id: item.id })}
                />
              ))}
            </Element>
          ) : null}
          {line ? (
            <Element className={styles.hotline}>
              <HotlineCard hotline={line.hotline} hours={line.hours} />
            </Element>
          ) : null}
        </>
      )}
    </ResourceView>
  );
});

export default definePage('content.answer', Answer);
